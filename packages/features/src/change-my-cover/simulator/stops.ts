/** How far a sum can be set, in dollars. */
export interface Bounds {
  readonly minimum: number
  readonly maximum: number
}

/** The most stops of a slider: more are too fine for a hand or a key. */
export const MOST_STOPS = 60

/** Up to each sum, the step in which a slider gets there: small sums finely, large ones in a few moves. */
const LUMP_STEPS = [
  [500_000, 25_000],
  [1_000_000, 50_000],
  [2_000_000, 100_000],
  [5_000_000, 500_000],
  [15_000_000, 1_000_000],
] as const

const MONTHLY_STEPS = [50, 100, 250, 500] as const

function lumps(): readonly number[] {
  return LUMP_STEPS.flatMap(([end, step], index) => {
    const start = LUMP_STEPS[index - 1]?.[0] ?? 0
    return Array.from({ length: (end - start) / step }, (_, place) => start + (place + 1) * step)
  })
}

function months({ minimum, maximum }: Bounds): readonly number[] {
  // Both ends, what there is now and what is chosen may be stops beside the steps.
  const step = MONTHLY_STEPS.find((size) => (maximum - minimum) / size <= MOST_STOPS - 5) ?? 1_000
  const first = Math.ceil(minimum / step)
  const count = Math.max(0, Math.floor(maximum / step) - first + 1)
  return Array.from({ length: count }, (_, place) => (first + place) * step)
}

/** The sums that a slider stops at, from the lowest: even steps, both ends, what there is, and what is chosen. */
export function stopsOf(now: number, current: number, bounds: Bounds, isMonthly: boolean): readonly number[] {
  const { minimum, maximum } = bounds
  const steps = isMonthly ? months(bounds) : lumps()
  const stops = [...steps, minimum, maximum, now, current].filter((sum) => sum >= minimum && sum <= maximum)
  return [...new Set(stops)].toSorted((one, other) => one - other)
}
