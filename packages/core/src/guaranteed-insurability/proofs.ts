import type { InsurabilityEvent, LifeEvent } from './types.ts'

/** Papers that show an event. */
const PROOFS = [
  'marriage-certificate',
  'relationship-certificate',
  'divorce-order',
  'separation-declaration',
  'birth-certificate',
  'adoption-order',
  'enrolment-confirmation',
  'loan-contract',
  'earlier-loan-statement',
  'death-certificate',
  'carer-payment-letter',
  'doctor-statement',
  'employer-letter',
  'payslips-before-and-after',
] as const
/** A paper that shows an event. */
export type Proof = (typeof PROOFS)[number]

/** Papers of which one is enough. */
export interface ProofChoice {
  readonly oneOf: readonly Proof[]
}

/** Samples of what insurers ask for: each insurer has its own list. */
const BY_EVENT: Readonly<Record<LifeEvent, readonly ProofChoice[]>> = {
  marriage: [{ oneOf: ['marriage-certificate', 'relationship-certificate'] }],
  separation: [{ oneOf: ['divorce-order', 'separation-declaration'] }],
  birthOrAdoption: [{ oneOf: ['birth-certificate', 'adoption-order'] }],
  childStartsSchool: [
    { oneOf: ['enrolment-confirmation'] },
    { oneOf: ['birth-certificate', 'adoption-order'] },
  ],
  mortgage: [{ oneOf: ['loan-contract'] }],
  spouseDeath: [
    { oneOf: ['death-certificate'] },
    { oneOf: ['marriage-certificate', 'relationship-certificate'] },
  ],
  becomingCarer: [{ oneOf: ['carer-payment-letter', 'doctor-statement'] }],
  salaryRise: [{ oneOf: ['employer-letter', 'payslips-before-and-after'] }],
}

/** Returns the papers that prove an event, one of each choice. A larger loan needs the earlier loan's too. */
export function proofsFor({ event, earlierAmount }: InsurabilityEvent): readonly ProofChoice[] {
  if (event === null) return []
  const isLarger = event === 'mortgage' && (earlierAmount ?? 0) > 0
  return isLarger ? [...BY_EVENT[event], { oneOf: ['earlier-loan-statement'] }] : BY_EVENT[event]
}
