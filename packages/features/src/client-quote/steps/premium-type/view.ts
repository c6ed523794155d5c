import type { QuoteAnswers } from '#quote/answers'

export const view = ({ quote }: QuoteAnswers) => ({
  premiumType: quote.premiumType ?? '',
  paymentFrequency: quote.paymentFrequency,
})

export type Field = keyof ReturnType<typeof view>
