import { PAYMENT_FREQUENCIES, type PaymentFrequency, PREMIUM_TYPES, type PremiumType } from '@coverkit/core'
import * as z from 'zod/mini'
import { choice } from '../../step-form/fieldSchemas.ts'
import type { StepModel } from '../../step-form/StepModel.ts'
import type { QuoteAnswers } from '../quoteAnswers.ts'
import { answer, submitQuoteStep } from '../submitQuoteStep.ts'

interface PremiumTypeRead {
  readonly premiumType: PremiumType
  readonly paymentFrequency: PaymentFrequency
}

export const premiumTypeModel: StepModel<QuoteAnswers, PremiumTypeRead> = {
  view: ({ quote }) => ({ premiumType: quote.premiumType ?? '', paymentFrequency: quote.paymentFrequency }),
  schema: () =>
    z.object({ premiumType: choice(PREMIUM_TYPES), paymentFrequency: choice(PAYMENT_FREQUENCIES) }),
  apply: (answers, read) =>
    submitQuoteStep(answers, 'premium-type', [answer((quote) => ({ ...quote, ...read }))]),
}
