import type { QuoteAnswers } from '../../answers/quoteAnswers.ts'
import { amountText } from '../amountFields.ts'

export const view = ({ quote: { lifeCover } }: QuoteAnswers) => ({
  amount: amountText(lifeCover.amount),
  owner: lifeCover.lifeOwner,
})

export type Field = keyof ReturnType<typeof view>
