import {
  type Answers,
  emptyAnswers,
  evaluate,
  PLAIN_PROFILE,
  type Profile,
  type Section,
} from '@coverkit/core/questionnaire'
import type { QuestionnaireState } from './QuestionnaireState.ts'
import { exampleDefinition } from './testing/exampleDefinition.ts'

export const TODAY = '2026-11-23'
export const exampleProfile: Profile = { ...PLAIN_PROFILE, covers: ['life', 'tpd'], today: TODAY }

/** Answers to the example with these values and rows. */
export function answersWith(values: Answers['values'], rows: Answers['rows'] = {}): Answers {
  return { ...emptyAnswers(exampleDefinition), values, rows }
}

export const stateWith = (
  values: Answers['values'] = {},
  typed: QuestionnaireState['typed'] = {},
  rows: Answers['rows'] = {},
): QuestionnaireState => ({ answers: answersWith(values, rows), typed })

export const evaluationOf = (answers: Answers, profile = exampleProfile) =>
  evaluate(exampleDefinition, profile, answers)

export function exampleSection(id: string): Section {
  const section = exampleDefinition.sections.find((one) => one.id === id)
  if (!section) throw new Error(`No section ${id}`)
  return section
}
