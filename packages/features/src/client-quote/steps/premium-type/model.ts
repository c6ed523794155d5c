import { PAYMENT_FREQUENCIES, PREMIUM_TYPES } from '@coverkit/core'
import * as z from 'zod/mini'
import { choice } from '#common/step-form/fieldSchemas.ts'
import { stepReader } from '#common/step-form/stepReader.ts'
import { answer, type QuoteModel, submitQuoteStep } from '#quote/rules'
import { type Field, view } from './view.ts'

export const model: QuoteModel<Field> = {
  ...stepReader({
    view,
    messages: {
      premiumType: { otherwise: 'Choose stepped or level premiums' },
      paymentFrequency: { otherwise: 'Choose how often you want to pay' },
    },
    schema: () =>
      z.object({ premiumType: choice(PREMIUM_TYPES), paymentFrequency: choice(PAYMENT_FREQUENCIES) }),
    apply: (answers, read) =>
      submitQuoteStep(answers, 'premium-type', [answer((quote) => ({ ...quote, ...read }))]),
  }),
  leaves: {
    premiumType: 'premiumType',
    paymentFrequency: 'paymentFrequency',
  },
}
