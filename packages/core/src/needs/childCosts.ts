import type { Schooling } from './types.ts'

/** Yearly cost in dollars from one age to another, both included. */
export interface CostBand {
  readonly from: number
  readonly to: number
  readonly cost: number
}

/** Yearly cost of raising a child by age, in dollars; nothing from 25. (Specification, point 9.) */
export const CHILD_COSTS: readonly CostBand[] = [
  { from: 0, to: 4, cost: 9_308 },
  { from: 5, to: 9, cost: 8_028 },
  { from: 10, to: 11, cost: 8_572 },
  { from: 12, to: 14, cost: 8_572 },
  { from: 15, to: 17, cost: 19_569 },
  { from: 18, to: 24, cost: 46_436 },
]

/**
 * Yearly cost of school by age, in dollars: primary from 5 to 11, secondary from 12 to 17. (Specification, point 9.)
 */
export const SCHOOL_COSTS: Readonly<Record<Schooling, readonly CostBand[]>> = {
  public: [
    { from: 5, to: 11, cost: 4_076 },
    { from: 12, to: 17, cost: 8_265 },
  ],
  private: [
    { from: 5, to: 11, cost: 12_126 },
    { from: 12, to: 17, cost: 13_686 },
  ],
}

const firstFreeAge = 25

interface ValuesByAge {
  readonly ratePercent: number
  readonly supportAge: number
  readonly raising: readonly number[]
  readonly schooling: Readonly<Record<Schooling, readonly number[]>>
}

function costAt(bands: readonly CostBand[], age: number): number {
  return bands.find(({ from, to }) => age >= from && age <= to)?.cost ?? 0
}

/** Present value by age now: this year's cost and the discounted value of a year later. */
function presentValues(bands: readonly CostBand[], ratePercent: number, supportAge: number): number[] {
  const values = new Array<number>(firstFreeAge + 1).fill(0)
  for (let age = Math.min(supportAge, firstFreeAge) - 1; age >= 0; age -= 1) {
    values[age] = costAt(bands, age) + (values[age + 1] ?? 0) / (1 + ratePercent / 100)
  }
  return values
}

function valuesByAge(ratePercent: number, supportAge: number): ValuesByAge {
  const values = (bands: readonly CostBand[]) => presentValues(bands, ratePercent, supportAge)
  return {
    ratePercent,
    supportAge,
    raising: values(CHILD_COSTS),
    schooling: { public: values(SCHOOL_COSTS.public), private: values(SCHOOL_COSTS.private) },
  }
}

// Live recalculation repeats the same rate and support age; the last tables are kept so that a child is one look-up.
let latest = valuesByAge(1.5, 21)

/** Present values of raising and schooling a child of each age until the support age, in dollars. */
export function childCostTables(ratePercent: number, supportAge: number): ValuesByAge {
  if (latest.ratePercent !== ratePercent || latest.supportAge !== supportAge) {
    latest = valuesByAge(ratePercent, supportAge)
  }
  return latest
}
