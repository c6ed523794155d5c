import { claimFields } from '@coverkit/core/claims'
import { today } from '#fields/controls'
import { fieldControls, fieldsReader } from '#fields/readers'
import type { ClaimFlowAnswers } from '../answers.ts'
import { claimView } from './claimView.ts'
import { policyChoice } from './your-claim/policyChoice.ts'

/** Makes the reader of a step of the claim from the messages of its fields. */
export const claimReader = fieldsReader({
  controls: fieldControls(claimFields),
  values: ({ claim }) => claim,
  view: claimView,
  // Consent covers the claim as it was: a later change on a step without the consent's tick withdraws it.
  with: (answers: ClaimFlowAnswers, claim, { names }) => ({
    ...answers,
    claim: { ...claim, hasConsented: names.includes('hasConsented') && claim.hasConsented },
  }),
  context: () => ({ on: today() }),
  page: { policy: policyChoice },
})
