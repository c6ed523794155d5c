/** The next stop above or below an amount, which is the amount itself at an end; without one, the lowest stop. */
export function nextStop(stops: readonly number[], amount: number | null, direction: 1 | -1): number {
  if (amount === null) return stops[0] ?? 0
  const further = stops.filter((stop) => (stop - amount) * direction > 0)
  return (direction === 1 ? further[0] : further.at(-1)) ?? amount
}

/** The index of an amount among the stops, from 0: that of the nearest stop at or below it. */
export function stopIndex(stops: readonly number[], amount: number | null): number {
  if (amount === null) return 0
  return Math.max(
    0,
    stops.findLastIndex((stop) => stop <= amount),
  )
}
