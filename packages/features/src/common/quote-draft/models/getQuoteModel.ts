import * as z from 'zod/mini'
import type { StepModel } from '../../step-form/StepModel.ts'
import type { QuoteAnswers } from '../quoteAnswers.ts'
import { submitQuoteStep } from '../submitQuoteStep.ts'

/** The review asks nothing more. */
export const getQuoteModel: StepModel<QuoteAnswers, object> = {
  view: () => ({}),
  schema: () => z.object({}),
  apply: (answers) => submitQuoteStep(answers, 'get-quote', []),
}
