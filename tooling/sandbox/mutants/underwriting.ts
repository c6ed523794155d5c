import type { Mutant } from './Mutant.ts'

const OUTCOMES = ['underwriting/underwrite.test.ts']
const PROPERTIES = ['underwriting/properties.test.ts']
const RULES = ['underwriting/checkRules.test.ts']
const DISCLOSURES = ['operations/applications/getDisclosures.test.ts']
const FHIR = ['questionnaire/fhir.test.ts']

/** Faults in the results of underwriting rules, and in their disclosure to others. */
export const underwritingMutants: readonly Mutant[] = [
  {
    name: 'rules read what speaks of a genetic test',
    file: 'underwriting/submittedFacts.ts',
    from: 'submission.filter(({ genetic }) => genetic === undefined)',
    to: 'submission.filter(() => true)',
    tests: PROPERTIES,
  },
  {
    name: 'a referred cover is accepted',
    file: 'underwriting/underwrite.ts',
    from: "if (steps.length > 0) return 'refer'",
    to: "if (steps.length > 99) return 'refer'",
    tests: OUTCOMES,
  },
  {
    name: 'loadings have no limit',
    file: 'underwriting/underwrite.ts',
    from: 'loading > mostLoading.percent',
    to: 'loading > mostLoading.percent * 99',
    tests: OUTCOMES,
  },
  {
    name: 'a rule applies to every cover',
    file: 'underwriting/underwrite.ts',
    from: 'applied.filter(({ covers }) => covers.includes(cover))',
    to: 'applied.filter(({ covers }) => covers.length > 0)',
    tests: OUTCOMES,
  },
  {
    name: 'outstanding items reveal who is accepted',
    file: 'underwriting/outstandingItems.ts',
    from: 'const steps = [assessment, ...perCover',
    to: "const steps = [...(perCover.some(({ outcome }) => outcome === 'accept') ? [] : [assessment]), ...perCover",
    tests: OUTCOMES,
  },
  {
    name: 'rules may ask for what was not answered',
    file: 'underwriting/checkRules.ts',
    from: "if (isNegated) return 'not-monotone'",
    to: 'if (isNegated) return null',
    tests: RULES,
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
