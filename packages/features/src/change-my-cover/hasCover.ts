import type { ChangeFlowAnswers } from './answers.ts'

/** Returns whether the policy continues with a cover: without one, there is no premium to pay. */
export const hasCover = ({ change }: ChangeFlowAnswers): boolean =>
  change.policy !== null && change.after.quote.covers.selectedCovers.length > 0
