import type { QuoteAnswers } from '../answers/quoteAnswers.ts'

/** The visitor leaves the short way from the calculator for a step of their own choice. */
export function startDirectly(answers: QuoteAnswers): QuoteAnswers {
  return answers.entry === 'direct' ? answers : { ...answers, entry: 'direct' }
}
