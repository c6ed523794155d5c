import type { QuoteAnswers } from '#quote/answers'
import { amountText } from '../fields/amountFields.ts'

export const view = ({ quote }: QuoteAnswers) => ({
  amount: amountText(quote.criticalIllnessCover.amount),
  structure: quote.criticalIllnessCover.criticalIllnessLinkTo,
  extras: quote.criticalIllnessCover.extras,
})

export type Field = keyof ReturnType<typeof view>
