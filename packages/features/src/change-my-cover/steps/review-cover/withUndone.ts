import { type ChangeId, undoAll, undoChange } from '@coverkit/core/change-cover'
import { type ChangeFlowAnswers, withAfter } from '../../answers.ts'

/** The answers with one change undone, and what went back with it. What was typed for them goes along. */
export function withUndone(
  answers: ChangeFlowAnswers,
  id: ChangeId,
): { readonly answers: ChangeFlowAnswers; readonly restored: readonly ChangeId[] } {
  const { change, restored } = undoChange(answers.change, id)
  return { answers: withAfter({ ...answers, typed: {}, announced: [] }, change.after), restored }
}

/** The answers of a policy that stays as it is. */
export const withAllUndone = (answers: ChangeFlowAnswers): ChangeFlowAnswers =>
  withAfter({ ...answers, typed: {}, announced: [] }, undoAll(answers.change).after)
