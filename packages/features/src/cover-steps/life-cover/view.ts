import type { QuoteAnswers } from '#quote/answers'
import { amountText } from '../fields/amountFields.ts'

export const view = ({ quote: { lifeCover } }: QuoteAnswers) => ({
  amount: amountText(lifeCover.amount),
  owner: lifeCover.lifeOwner,
})

export type Field = keyof ReturnType<typeof view>
