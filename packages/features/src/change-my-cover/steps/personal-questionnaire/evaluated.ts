import { changeProfile, needsHealthQuestions } from '@coverkit/core/change-cover'
import { type Evaluated, evaluated as evaluatedFor } from '#underwriting/questionnaire-step'
import type { ChangeFlowAnswers } from '../../answers.ts'

/** Evaluates the questionnaire for the covers that need it; null when none does. */
export function evaluated(answers: ChangeFlowAnswers): Evaluated | null {
  const { change, occupationClasses } = answers
  if (change.policy === null || !needsHealthQuestions(change)) return null
  const { now, after } = change
  return evaluatedFor(answers, {
    basis: [now, after, occupationClasses],
    profileOf: (today) => changeProfile({ now, after }, occupationClasses && { occupationClasses }, today),
  })
}
