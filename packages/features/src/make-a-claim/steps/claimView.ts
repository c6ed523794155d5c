import { claimFields } from '@coverkit/core/claims'
import type { ClaimFlowAnswers } from '../answers.ts'
import { chosenPolicy } from './your-claim/policyChoice.ts'

/** Returns the value of every field of a claim, and of the list of policies. */
export const claimView = ({ claim }: ClaimFlowAnswers) => ({
  ...claimFields.show(claim),
  policy: chosenPolicy(claim),
})
