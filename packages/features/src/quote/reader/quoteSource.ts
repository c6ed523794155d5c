import { type CoverContext, tpdTotal } from '@coverkit/core'
import type { QuoteAnswers } from '../answers/quoteAnswers.ts'

/** The values of a quote's form, and what its fields are read beside. */
export const quoteSource = {
  values: ({ quote, paidAs }: QuoteAnswers) => ({
    ...quote,
    tpdTotal: tpdTotal(quote),
    tpdParentAmount: null,
    paidAs: paidAs ?? null,
  }),
  context: ({ quote }: QuoteAnswers): CoverContext => ({ standing: quote, isBenefitEntered: false }),
}
