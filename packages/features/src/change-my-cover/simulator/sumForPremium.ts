/** The most cover for a premium, and what it then costs. */
export interface SumForPremium {
  readonly sum: number
  readonly cents: number
  /** Even the least of the cover costs more. */
  readonly isAbove: boolean
}

/** Prices a sum insured in whole cents; null when the insurer declines, and rejects when the price is unknown. */
export type PriceOf = (sum: number) => Promise<number | null>

/**
 * The largest of some sums whose premium is at most `cents`: premiums rise with the sum, so half of what is left is ruled out by
 * each price. `sums` are in order. Null where not even the least has a price.
 */
export async function sumForPremium(
  sums: readonly number[],
  cents: number,
  priceOf: PriceOf,
): Promise<SumForPremium | null> {
  const [least] = sums
  if (least === undefined) return null
  const lowest = await priceOf(least)
  if (lowest === null) return null
  if (lowest > cents) return { sum: least, cents: lowest, isAbove: true }
  let best = { sum: least, cents: lowest }
  let [low, high] = [1, sums.length - 1]
  while (low <= high) {
    const middle = Math.floor((low + high) / 2)
    const sum = sums[middle] ?? least
    const price = await priceOf(sum)
    if (price !== null && price <= cents) {
      best = { sum, cents: price }
      low = middle + 1
    } else high = middle - 1
  }
  return { ...best, isAbove: false }
}
