import { stepAction } from '../../../step-form/stepReader.ts'
import type { QuoteModel } from '../../quoteModel.ts'
import { submitQuoteStep } from '../../submitQuoteStep.ts'

/** The review asks nothing more; going on ends what was announced. */
export const model: QuoteModel<never> = {
  ...stepAction((answers) => submitQuoteStep(answers, 'get-quote', [])),
  leaves: {},
}
