import { type ClientQuote, quoteForm, setCoverAmount, setOwner } from '@coverkit/core'
import { fieldsReader, someControls } from '#fields/readers'
import { quoteSource } from '#quote/reader'
import { type QuoteModel, submitQuoteStep } from '#quote/rules'
import { amountMessages } from '../fields/amountMessages.ts'
import { type Field, view } from './view.ts'

const controls = someControls(quoteForm, { amount: 'lifeCover.amount', owner: 'lifeCover.lifeOwner' })

const setAmount = (amount: number | null) => (quote: ClientQuote) => setCoverAmount(quote, 'life', amount)

export const model: QuoteModel<Field> = {
  ...fieldsReader({
    ...quoteSource,
    controls,
    view,
    with: (answers, { lifeCover: { amount, lifeOwner } }) =>
      submitQuoteStep(answers, 'life-cover', [
        ...(amount === answers.quote.lifeCover.amount
          ? []
          : [{ rule: setAmount(amount), requested: amount }]),
        { rule: (quote) => setOwner(quote, 'life', lifeOwner) },
      ]),
  })({
    amount: amountMessages('your life cover amount'),
    owner: { otherwise: 'Choose who owns this cover' },
  }),
  leaves: controls.map,
}
