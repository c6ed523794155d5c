import { type ClientQuote, OFFER_LIMITS } from '@coverkit/core'
import type { LumpSumKind } from './amountFields.ts'

/** Up to each sum in dollars, the step in which a slider gets there: small sums finely, large ones in a few moves. */
const LUMP_STEPS = [
  [50_000, 1_000],
  [500_000, 25_000],
  [1_000_000, 50_000],
  [2_000_000, 100_000],
  [5_000_000, 500_000],
  [15_000_000, 1_000_000],
] as const

const MONTHLY_STEPS = [50, 100, 250, 500] as const

/** More stops than these are too fine for a hand or a key. */
const MOST_STOPS = 60

/** Where the amount of a cover stops, from its least to its most for this visitor. At most 60 stops, ascending. */
export function lumpStops({ personalDetails }: ClientQuote, kind: LumpSumKind): readonly number[] {
  const [least, limit] = OFFER_LIMITS.sumInsured[kind]
  const { occupationIds, maximum } = OFFER_LIMITS.homemaker
  const isHomemaker = occupationIds.some((id) => id === personalDetails.occupationId)
  const most = isHomemaker ? Math.min(limit, maximum[kind] ?? limit) : limit
  return stopsBetween(least, most)
}

/** The stops of a lump sum within bounds. */
export function stopsBetween(least: number, most: number): readonly number[] {
  const stops = [least]
  for (const [end, step] of LUMP_STEPS) {
    for (let next = (stops.at(-1) ?? least) + step; next <= Math.min(end, most); next += step)
      stops.push(next)
  }
  return stops
}

/** Where a monthly benefit stops, up to the most that the earnings allow. At most 60 stops, ascending. */
export function monthlyStops(most: number): readonly number[] {
  const [least, limit] = OFFER_LIMITS.sumInsured.incomeProtection
  const top = most < least ? limit : most
  const step = MONTHLY_STEPS.find((size) => (top - least) / size < MOST_STOPS - 1) ?? 500
  const count = Math.ceil((top - least) / step)
  return [...Array.from({ length: count }, (_, index) => least + index * step), top]
}
