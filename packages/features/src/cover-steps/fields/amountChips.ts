import { OFFER_LIMITS, roundCover } from '@coverkit/core'
import type { AmountSuggestion } from '@coverkit/ui'
import type { QuoteAnswers } from '#quote/answers'
import type { LumpSumKind } from './amountFields.ts'
import { coverCopy } from './coverCopy.ts'

type Known = Pick<QuoteAnswers, 'quote' | 'calculated' | 'homeLoan'>

/** Amounts to start from, as far as they are known: the calculator's need, the home loan, ten times the income. */
export function amountChips(
  { quote, calculated, homeLoan }: Known,
  kind: LumpSumKind,
): readonly AmountSuggestion[] {
  const [min, max] = OFFER_LIMITS.sumInsured[kind]
  const within = (dollars: number) => Math.min(roundCover(dollars), max)
  /** A debt or an income that is above the most of a cover says nothing about how much of it to take. */
  const below = (dollars: number) => (roundCover(dollars) > max ? 0 : roundCover(dollars))
  const income = quote.incomeProtectionCover.annualEarnings ?? 0
  const loan = kind === 'criticalIllness' ? 0 : (homeLoan ?? 0)
  return [
    { label: coverCopy.calculatedNeed, amount: within(calculated?.[kind] ?? 0) },
    { label: coverCopy.homeLoan, amount: below(loan) },
    { label: coverCopy.tenTimesIncome, amount: below(income * 10) },
  ].filter(({ amount }) => amount >= min)
}
