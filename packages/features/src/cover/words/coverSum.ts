import { type CoverKind, formatMoney } from '@coverkit/core'
import { COVER_WORDS } from './words.ts'

/** A monthly amount in words. */
export const aMonth = (amount: string) => `${amount} a month`

/** The sum insured of a cover: `$600,000`, or `$6,000 a month` where it is paid each month. */
export function formatSum(kind: CoverKind, dollars: number): string {
  const money = formatMoney(dollars)
  return COVER_WORDS[kind].isMonthly ? aMonth(money) : money
}

/** The unit of a cover's sum insured beside a bare amount; none of a lump sum. */
export const sumUnit = (kind: CoverKind): string | undefined =>
  COVER_WORDS[kind].isMonthly ? 'a month' : undefined

/** The label of a field for the sum insured of a cover. */
export const sumLabel = (kind: CoverKind): string => `${COVER_WORDS[kind].name} ${sumUnit(kind) ?? 'amount'}`
