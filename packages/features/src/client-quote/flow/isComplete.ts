import { planSteps } from '@coverkit/flow'
import type { QuoteAnswers } from '#quote/answers'
import { quoteFlow } from '../flow.ts'

/** Whether every step has its answers, once the draft is ready. */
export const isComplete = (answers: QuoteAnswers): boolean =>
  planSteps(quoteFlow, answers).every(({ schema }) => schema.safeParse(answers).success)
