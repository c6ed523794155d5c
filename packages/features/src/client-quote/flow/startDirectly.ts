import type { QuoteAnswers } from '#quote/answers'
import { inPlan } from '#quote/rules'
import type { QuoteStepId } from '../flow.ts'

/** The visitor leaves the short way from the calculator for a step of their own choice. */
export function startDirectly(answers: QuoteAnswers): QuoteAnswers {
  return answers.entry === 'direct' ? answers : { ...answers, entry: 'direct' }
}

/** The same where the step that is asked for is one that the short way leaves out. */
export const startAt = (answers: QuoteAnswers, step: QuoteStepId): QuoteAnswers =>
  inPlan(step)(answers) ? answers : startDirectly(answers)
