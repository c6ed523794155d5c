import { claimFields } from '@coverkit/core/claims'
import { closeDraft } from '#submission/ending'
import type { ClaimFlowAnswers, LodgedClaim } from '../answers.ts'
import type { ClaimDraft } from '../state.ts'

/** The answers once the server has the claim: what was told is on the device no longer. */
export const withLodged = (answers: ClaimFlowAnswers, submitted: LodgedClaim): ClaimFlowAnswers => ({
  ...answers,
  typed: {},
  claim: claimFields.empty,
  sent: null,
  submitted,
})

/** Closes the draft's claim. True: nothing else can be in its place. */
export function recordLodging(
  draft: Pick<ClaimDraft, 'read' | 'update' | 'write' | 'submitted'>,
  lodged: LodgedClaim,
): true {
  closeDraft(draft, 'contact-and-consent', (answers) => withLodged(answers, lodged))
  return true
}
