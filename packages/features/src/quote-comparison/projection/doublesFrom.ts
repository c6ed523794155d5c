/** The first year from which on a premium is more than twice that of today, counted from 0; null where there is none. */
export function doublesFrom(yearly: readonly number[]): number | null {
  const twice = 2 * (yearly[0] ?? 0)
  const from = yearly.findLastIndex((amount) => amount <= twice) + 1
  return from > 0 && from < yearly.length ? from : null
}
