import { stepOfPath } from '#submission/ending'
import type { TransferStepId } from '../flow.ts'

/** The step on which a field is answered that the server refused, by its path in the answers or in the request. */
export const stepOfField = stepOfPath<TransferStepId>({
  'policy-holders': ['holders', 'policyOwnerDetails', 'policyHolder2Details'],
  'policy-details': ['policies', 'policiesList'],
  'terms-and-conditions': ['acceptedTermsAndConditions', 'ts_Cs_confirmed', 'declarations', 'signatures'],
})
