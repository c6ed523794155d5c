/** How far a sum can be set, in dollars. */
export interface Bounds {
  readonly minimum: number
  readonly maximum: number
}

/** The most steps from one end of a range to the other: more are too fine for a hand or a key. */
export const MOST_STEPS = 60

const LUMP_STEPS = [10_000, 50_000, 100_000, 250_000, 500_000] as const
const MONTHLY_STEPS = [50, 100, 250, 500] as const

/** Where a range ends: twice what there is, so that a step is worth something; the field takes up to the maximum. */
function topOf(now: number, current: number, { minimum, maximum }: Bounds): number {
  return Math.min(maximum, Math.max(2 * now, 2 * minimum, current))
}

/** The step of a range for sums around these: the smallest with which it has no more than `MOST_STEPS`. */
export function stepOf(now: number, current: number, bounds: Bounds, isMonthly: boolean): number {
  const steps: readonly number[] = isMonthly ? MONTHLY_STEPS : LUMP_STEPS
  const length = topOf(now, current, bounds) - bounds.minimum
  // Both ends, what there is now and what is chosen may be stops beside the steps.
  return steps.find((step) => length / step <= MOST_STEPS - 4) ?? steps.at(-1) ?? 1
}

/** The sums that a range stops at, from the lowest: multiples of the step, both ends, what there is, and what is chosen. */
export function stopsOf(now: number, current: number, bounds: Bounds, isMonthly: boolean): readonly number[] {
  const { minimum, maximum } = bounds
  const top = topOf(now, current, bounds)
  const step = stepOf(now, current, bounds, isMonthly)
  const first = Math.ceil(minimum / step)
  const count = Math.max(0, Math.floor(top / step) - first + 1)
  const multiples = Array.from({ length: count }, (_, index) => (first + index) * step)
  const held = [minimum, top, now, current].filter((sum) => sum >= minimum && sum <= maximum)
  return [...new Set([...multiples, ...held])].toSorted((one, other) => one - other)
}

/** The next stop above or below a sum; the sum itself at an end. */
export function nextStop(stops: readonly number[], current: number, direction: 1 | -1): number {
  const further = stops.filter((stop) => (stop - current) * direction > 0)
  return (direction === 1 ? further[0] : further.at(-1)) ?? current
}
