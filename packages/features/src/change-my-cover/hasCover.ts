import type { ChangeFlowAnswers } from './answers.ts'

/** Whether the policy goes on with a cover: without one, nothing is left to pay for. */
export const hasCover = ({ change }: ChangeFlowAnswers): boolean =>
  change.policy !== null && change.after.quote.covers.selectedCovers.length > 0
