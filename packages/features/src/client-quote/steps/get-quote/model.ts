import { stepAction } from '#common/step-form/stepReader.ts'
import type { QuoteModel } from '../../flow/quoteModel.ts'
import { submitQuoteStep } from '../../flow/submitQuoteStep.ts'

/** The review asks nothing more; going on ends what was announced. */
export const model: QuoteModel<never> = {
  ...stepAction((answers) => submitQuoteStep(answers, 'get-quote', [])),
  leaves: {},
}
