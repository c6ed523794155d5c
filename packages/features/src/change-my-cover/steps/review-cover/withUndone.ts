import { type ChangeId, undoAll, undoChange } from '@coverkit/core/change-cover'
import { type ChangeFlowAnswers, withAfter, withIncrease } from '../../answers.ts'

/** The answers with one change undone, and what went back with it. What was typed for them goes along. */
export function withUndone(
  answers: ChangeFlowAnswers,
  id: ChangeId,
): { readonly answers: ChangeFlowAnswers; readonly restored: readonly ChangeId[] } {
  const { change, restored } = undoChange(answers.change, id)
  return { answers: withAfter(withoutTyped(answers), change.after), restored }
}

/** The answers of a policy that stays as it is, without an increase after a life event. */
export const withAllUndone = (answers: ChangeFlowAnswers): ChangeFlowAnswers =>
  withIncrease(withAfter(withoutTyped(answers), undoAll(answers.change).after), null)

/** Removes the input of other pages: input on this page does not belong to a term. */
function withoutTyped(answers: ChangeFlowAnswers): ChangeFlowAnswers {
  const typed = Object.entries(answers.typed).filter(([name]) => name.startsWith('review-cover/'))
  return { ...answers, typed: Object.fromEntries(typed), announced: [] }
}
