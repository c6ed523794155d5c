import { quoteForm } from '@coverkit/core'
import { fieldsReader, someControls } from '#fields/readers'
import { quoteSource } from '#quote/reader'
import { answer, type QuoteModel, submitQuoteStep } from '#quote/rules'
import { type Field, view } from './view.ts'

const controls = someControls(quoteForm, {
  premiumType: 'premiumType',
  paymentFrequency: 'paymentFrequency',
})

export const model: QuoteModel<Field> = {
  ...fieldsReader({
    ...quoteSource,
    controls,
    view,
    with: (answers, { premiumType, paymentFrequency }) =>
      submitQuoteStep(answers, 'premium-type', [
        answer((quote) => ({ ...quote, premiumType, paymentFrequency })),
      ]),
  })({
    premiumType: { otherwise: 'Choose stepped or level premiums' },
    paymentFrequency: { otherwise: 'Choose how often you want to pay' },
  }),
  leaves: controls.map,
}
