import { formatCents, formatDifference, type PaymentFrequency } from '@coverkit/core'
import { type PolicyPreview, type PremiumFigures, premiumChange } from '@coverkit/core/change-cover'
import type { Direction } from '@coverkit/ui'
import { premiumCopy } from '#cover/premium'
import { COVER_WORDS } from '#cover/words'
import { simulatorCopy } from './copy.ts'

const { price: copy } = simulatorCopy

/** A premium as it is paid. */
export const paid = (dollars: number, frequency: PaymentFrequency): string =>
  `${formatCents(dollars)} ${premiumCopy.per[frequency]}`

/** The formatted price of a change. */
export interface PriceView {
  /** The label of the prices, from the server's answer. */
  readonly label: string
  /** The basis of the three figures: `Monthly`; `Yearly` also when the two frequencies differ. */
  readonly frequency: string
  readonly now: string
  readonly after: string
  /** `+$12.00`, or that it stays. */
  readonly difference: string
  readonly direction: Direction
  /** As it is paid after the change: `$67.90 a month`. */
  readonly total: string
  /** `$12.00 a month more than now`. */
  readonly sentence: string
  /** All instalments of a year, now and after; null where the figures are those. */
  readonly perYear: { readonly now: string; readonly after: string } | null
  /** The parts of the difference, cover by cover. */
  readonly parts: readonly { readonly label: string; readonly amount: string }[]
}

/** Null where the insurer declines. */
export function priceView({ now, after, label }: PolicyPreview): PriceView | null {
  if (after === null) return null
  const { basis, covers, fee, total, perYear } = premiumChange(
    { frequency: now.paymentFrequency, premium: now.premium },
    { frequency: after.paymentFrequency, premium: after.premium },
  )
  const lines = [
    ...covers.map(({ cover, difference }) => ({ label: COVER_WORDS[cover].name, difference })),
    { label: premiumCopy.fee, difference: fee.difference },
  ]
  return {
    label,
    frequency: premiumCopy.frequencies[basis],
    now: formatCents(total.now),
    after: formatCents(total.after),
    ...differenceOf(total, basis),
    total: paid(after.premium.parts.total, after.paymentFrequency),
    perYear: basis === 'yearly' ? null : { now: formatCents(perYear.now), after: formatCents(perYear.after) },
    parts: lines
      .filter(({ difference }) => difference !== 0)
      .map((line) => ({ label: line.label, amount: formatDifference(line.difference, formatCents) })),
  }
}

function differenceOf({ difference }: PremiumFigures, basis: PaymentFrequency) {
  if (difference === 0) return { difference: copy.same, sentence: copy.same, direction: 'same' } as const
  const amount = paid(Math.abs(difference), basis)
  return {
    difference: formatDifference(difference, formatCents),
    ...(difference > 0
      ? ({ sentence: copy.more(amount), direction: 'more' } as const)
      : ({ sentence: copy.less(amount), direction: 'less' } as const)),
  }
}
