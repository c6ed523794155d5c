import { quoteSteps } from '@coverkit/core'
import type { QuoteAnswers } from '../answers/quoteAnswers.ts'

/** Whether the core's rules ask this step, which is none of theirs where the flow alone has it. */
export const inPlan =
  (step: string) =>
  ({ quote, entry }: QuoteAnswers) =>
    quoteSteps(quote, { entry }).some((planned) => planned === step)
