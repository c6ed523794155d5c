import { formatMoney } from '@coverkit/core'
import { termsCopy } from './termsCopy.ts'

/** One line of what is asked for, in words. */
export interface Term {
  readonly id: string
  readonly label: string
  readonly value: string
}

type TermId =
  | 'amount'
  | 'structure'
  | 'occupationType'
  | 'extras'
  | 'owner'
  | 'monthlyBenefit'
  | 'annualEarnings'
  | 'waitingPeriod'
  | 'benefitPeriod'
  | 'options'

export const term = (id: TermId, value: string): Term => ({ id, label: termsCopy[id], value })

export const money = (amount: number | null) =>
  amount === null ? termsCopy.notAnswered : formatMoney(amount)

/** The chosen options in a row. */
export function list<Option extends string>(
  chosen: readonly Option[],
  words: Readonly<Record<Option, string>>,
): string {
  return chosen.length === 0 ? termsCopy.none : chosen.map((option) => words[option]).join(', ')
}
