import { type FlowState, submitStep } from '@coverkit/flow'
import type { QuoteAnswers } from '#quote/answers'
import { type QuoteStepId, quoteFlow } from '../flow.ts'
import { isComplete } from './isComplete.ts'

interface AtPrices {
  readonly answers: QuoteAnswers
  readonly state: FlowState<QuoteStepId>
}

/**
 * The draft with the step that is shown and all after it submitted as they are, or null where one of them lacks an answer.
 * A premium type that wasn't chosen yet is stepped, as in a quote from the calculator.
 */
export function straightToPrices(answers: QuoteAnswers, state: FlowState<QuoteStepId>): AtPrices | null {
  const { quote } = answers
  const priced = { ...answers, quote: { ...quote, premiumType: quote.premiumType ?? ('stepped' as const) } }
  return isComplete(priced) ? { answers: priced, state: atEnd(priced, state) } : null
}

function atEnd(answers: QuoteAnswers, state: FlowState<QuoteStepId>): FlowState<QuoteStepId> {
  const { done, state: next } = submitStep(quoteFlow, answers, state)
  return done ? next : atEnd(answers, next)
}
