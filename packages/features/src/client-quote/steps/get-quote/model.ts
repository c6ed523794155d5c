import { stepAction } from '#common/step-form/stepReader.ts'
import { type QuoteModel, submitQuoteStep } from '#quote/rules'

/** The review asks nothing more; going on ends what was announced. */
export const model: QuoteModel<never> = {
  ...stepAction((answers) => submitQuoteStep(answers, 'get-quote', [])),
  leaves: {},
}
