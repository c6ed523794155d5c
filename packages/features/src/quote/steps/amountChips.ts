import { formatMoney, OFFER_LIMITS, roundCover } from '@coverkit/core'
import type { QuoteAnswers } from '../answers/quoteAnswers.ts'
import type { AmountChip } from './AmountField.tsx'
import type { LumpSumKind } from './amountFields.ts'
import { coverCopy } from './coverCopy.ts'

/** Amounts to start from: ten times a known income, and the calculator's need. */
export function amountChips({ quote, calculated }: QuoteAnswers, kind: LumpSumKind): readonly AmountChip[] {
  const [min, max] = OFFER_LIMITS.sumInsured[kind]
  const within = (dollars: number) => Math.min(roundCover(dollars), max)
  const income = quote.incomeProtectionCover.annualEarnings
  const chips = [
    income !== null && { words: coverCopy.tenTimesIncome, amount: within(income * 10) },
    calculated !== null && { words: coverCopy.calculatedNeed, amount: within(calculated[kind]) },
  ]
  return chips
    .filter((chip) => chip !== false)
    .filter(({ amount }) => amount >= min)
    .map(({ words, amount }) => ({ label: words(formatMoney(amount)), amount }))
}
