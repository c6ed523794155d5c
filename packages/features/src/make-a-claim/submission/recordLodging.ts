import { claimFields } from '@coverkit/core/claims'
import { markSubmitted } from '@coverkit/flow'
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

/** Closes the draft's claim. */
export function recordLodging(
  draft: Pick<ClaimDraft, 'read' | 'update' | 'write' | 'submitted'>,
  lodged: LodgedClaim,
): void {
  draft.update((answers) => withLodged(answers, lodged))
  draft.write(markSubmitted(draft.read().state))
  draft.submitted?.('contact-and-consent')
}
