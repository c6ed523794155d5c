import { defineEnding, stepOfPath } from '#submission/ending'
import { type TransferStepId, transferFlow } from './flow.ts'
import { failureCopy, missingCopy } from './steps/terms-and-conditions/copy.ts'

/** How a transfer ends: it is submitted, signed by the first policy holder. */
export const transferEnding = defineEnding({
  flow: transferFlow,
  load: async () => (await import('./submission/submission.ts')).transferSubmission,
  failureCopy,
  // Paths in the answers, and in the request.
  stepOfField: stepOfPath<TransferStepId>({
    'policy-holders': ['holders', 'policyOwnerDetails', 'policyHolder2Details'],
    'policy-details': ['policies', 'policiesList'],
    'terms-and-conditions': ['acceptedTermsAndConditions', 'ts_Cs_confirmed', 'declarations', 'signatures'],
  }),
  missingCopy,
})
