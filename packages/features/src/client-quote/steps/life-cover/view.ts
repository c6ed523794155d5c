import type { QuoteAnswers } from '../../answers/quoteAnswers.ts'
import { amountText } from '../amountFields.ts'

/** Not asked: `standing` is the amount that stands. */
export const view = ({ quote: { lifeCover } }: QuoteAnswers) => ({
  amount: amountText(lifeCover.amount),
  owner: lifeCover.lifeOwner,
  standing: amountText(lifeCover.amount),
})

export type Field = keyof ReturnType<typeof view>
