import { formatCents, type PaymentFrequency } from '@coverkit/core'
import type { CoverChange, PolicyPreview } from '@coverkit/core/change-cover'
import { premiumCopy } from '#quote/premium-copy'
import { simulatorCopy } from './copy.ts'
import { coversOfTerms, sumOfTerms } from './sums.ts'

const { price: copy } = simulatorCopy

/** A premium as it is paid. */
export const paid = (dollars: number, frequency: PaymentFrequency): string =>
  `${formatCents(dollars)} ${premiumCopy.per[frequency]}`

/** What a change costs, in words. Each figure has the one of now. */
export interface PriceView {
  readonly label: string
  readonly total: string
  readonly totalNow: string
  readonly difference: string
  readonly perYear: string
  readonly perYearNow: string
  /** Null where there are no years left. */
  readonly toAge: string | null
  readonly toAgeNow: string
  /** What else to know: health questions, and what can't be had back. */
  readonly notes: readonly string[]
}

/** Null where the insurer declines. */
export function priceView(preview: PolicyPreview, change: CoverChange): PriceView | null {
  const { now, after, projection, label } = preview
  if (after === null || projection === null) return null
  const { toLastAge } = projection
  return {
    label,
    total: paid(after.premium.parts.total, after.paymentFrequency),
    totalNow: copy.now(paid(now.premium.parts.total, now.paymentFrequency)),
    difference: differenceOf(preview),
    perYear: formatCents(after.premium.perYear),
    perYearNow: copy.now(formatCents(now.premium.perYear)),
    toAge: toLastAge.now === 0 && toLastAge.after === 0 ? null : formatCents(toLastAge.after),
    toAgeNow: copy.now(formatCents(toLastAge.now)),
    notes: notesOf(preview, change),
  }
}

/** How much more or less is paid, in the instalments that both are paid in, or else a year. */
function differenceOf({ now, after }: PolicyPreview): string {
  if (after === null) return ''
  const isSame = now.paymentFrequency === after.paymentFrequency
  const [before, then] = isSame
    ? [now.premium.parts.total, after.premium.parts.total]
    : [now.premium.perYear, after.premium.perYear]
  const cents = Math.round(then * 100) - Math.round(before * 100)
  if (cents === 0) return copy.same
  const amount = paid(Math.abs(cents) / 100, isSame ? after.paymentFrequency : 'yearly')
  return cents > 0 ? copy.more(amount) : copy.less(amount)
}

function notesOf({ needsHealthQuestions }: PolicyPreview, change: CoverChange): readonly string[] {
  const { now, after } = change
  const isLower = coversOfTerms(now).some((kind) => sumOfTerms(after, kind) < sumOfTerms(now, kind))
  const { amountStandalone: alone } = now.quote.tpdCover
  const isSplit =
    sumOfTerms(after, 'tpd') === sumOfTerms(now, 'tpd') &&
    (after.quote.tpdCover.amountStandalone ?? 0) > (alone ?? 0)
  if (JSON.stringify(now.quote) === JSON.stringify(after.quote)) return [copy.unchanged]
  return [
    needsHealthQuestions ? copy.needsHealth : copy.noHealth,
    ...(isLower ? [copy.lower] : []),
    ...(isSplit ? [copy.split] : []),
  ]
}
