import { type ClientQuote, OWNERS, setCoverAmount, setOwner } from '@coverkit/core'
import * as z from 'zod/mini'
import { choice } from '#common/step-form/fieldSchemas.ts'
import { stepReader } from '#common/step-form/stepReader.ts'
import { type QuoteModel, submitQuoteStep } from '#quote/rules'
import { coverAmount } from '../fields/amountFields.ts'
import { amountMessages } from '../fields/amountMessages.ts'
import { type Field, view } from './view.ts'

const setAmount = (amount: number) => (quote: ClientQuote) => setCoverAmount(quote, 'life', amount)

export const model: QuoteModel<Field> = {
  ...stepReader({
    view,
    messages: {
      amount: amountMessages('your life cover amount'),
      owner: { otherwise: 'Choose who owns this cover' },
    },
    schema: (answers) =>
      z.object({
        amount: coverAmount('life', { standing: view(answers).amount }),
        owner: choice(OWNERS),
      }),
    apply: (answers, { amount, owner }) =>
      submitQuoteStep(answers, 'life-cover', [
        ...(amount === answers.quote.lifeCover.amount
          ? []
          : [{ rule: setAmount(amount), requested: amount }]),
        { rule: (quote) => setOwner(quote, 'life', owner) },
      ]),
  }),
  leaves: {
    amount: 'lifeCover.amount',
    owner: 'lifeCover.lifeOwner',
  },
}
