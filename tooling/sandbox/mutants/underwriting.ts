import type { Mutant } from './Mutant.ts'

const OUTCOMES = ['underwriting/underwrite.test.ts']
const DISCLOSURES = ['operations/applications/getDisclosures.test.ts']
const FHIR = ['questionnaire/fhir.slow.test.ts']

/** Faults in the results of underwriting rules, and in their disclosure to others. */
export const underwritingMutants: readonly Mutant[] = [
  {
    name: 'outstanding items reveal who is accepted',
    file: 'underwriting/outstandingItems.ts',
    from: 'const steps = [assessment, ...perCover',
    to: "const steps = [...(perCover.some(({ outcome }) => outcome === 'accept') ? [] : [assessment]), ...perCover",
    tests: OUTCOMES,
  },
  {
    name: 'what speaks of a genetic test is disclosed',
    file: 'operations/applications/disclosuresAnswer.ts',
    from: 'disclosed.filter(({ genetic }) => genetic === undefined)',
    to: 'disclosed.filter(() => true)',
    tests: DISCLOSURES,
  },
  {
    name: 'what speaks of a genetic test is in FHIR',
    file: 'questionnaire/fhirResponse.ts',
    from: 'submission.filter(({ genetic }) => genetic === undefined)',
    to: 'submission.filter(() => true)',
    tests: FHIR,
  },
  {
    name: 'the rules and the age are those of the day of reading',
    file: 'operations/applications/assessedApplication.ts',
    from: 'const today = todayInSydney(savedAt)',
    to: 'const today = todayInSydney(new Date(savedAt.getTime() + 1e9))',
    tests: DISCLOSURES,
  },
]
