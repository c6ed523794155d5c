import type { Mutant } from './Mutant.ts'

/** Faults in the consent that answers about health need before they are stored. */
export const consentMutants: readonly Mutant[] = [
  {
    name: 'answers about health need no consent',
    file: 'operations/applications/checkQuestionnaire.ts',
    from: '  if (!consent) return',
    to: '  if (consent === null) return',
    tests: ['operations/applications/saveApplication.test.ts'],
  },
  {
    name: 'consent to any text is consent',
    file: 'operations/applications/checkQuestionnaire.ts',
    from: '  if (!isHealthConsent(consent)) return',
    to: '  if (consent.version === "") return',
    tests: ['operations/applications/submitApplication.test.ts'],
  },
  {
    name: 'a draft may hold answers about health without consent',
    file: 'operations/drafts/drafts.ts',
    from: '  checkDraftConsent(body.answers)\n',
    to: '',
    tests: ['operations/drafts/drafts.test.ts'],
  },
  {
    name: 'news and offers go to whoever never said no',
    file: 'operations/customers/profileOf.ts',
    from: 'profile.email_Opt_Out !== false',
    to: 'profile.email_Opt_Out === true',
    tests: ['operations/customers/customer.test.ts'],
  },
]
