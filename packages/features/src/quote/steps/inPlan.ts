import { type QuoteStep, quoteSteps } from '@coverkit/core'
import type { QuoteAnswers } from '../answers/quoteAnswers.ts'

/** Whether the core's rules ask this step. */
export const inPlan =
  (step: QuoteStep) =>
  ({ quote, entry }: QuoteAnswers) =>
    quoteSteps(quote, { entry }).includes(step)
