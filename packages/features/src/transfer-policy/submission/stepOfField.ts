import type { TransferStepId } from '../flow.ts'

/** The step that holds what a path begins with, in the answers or in the body of the request. */
const STEPS: readonly (readonly [prefix: string, step: TransferStepId])[] = [
  ['holders', 'policy-holders'],
  ['policyOwnerDetails', 'policy-holders'],
  ['policyHolder2Details', 'policy-holders'],
  ['policies', 'policy-details'],
  ['policiesList', 'policy-details'],
  ['acceptedTermsAndConditions', 'terms-and-conditions'],
  ['ts_Cs_confirmed', 'terms-and-conditions'],
  ['declarations', 'terms-and-conditions'],
  ['signatures', 'terms-and-conditions'],
]

/** The step on which a field is answered that the server refused; null where none is. */
export function stepOfField(field: string): TransferStepId | null {
  return STEPS.find(([prefix]) => field.startsWith(prefix))?.[1] ?? null
}
