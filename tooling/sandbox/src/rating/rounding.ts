// The guard lands double arithmetic and exact arithmetic on the same side of a half.
const GUARD = 0.000001

/** Whole cents of an amount in dollars, half up. */
export const cents = (dollars: number): number => Math.floor(100 * dollars + 0.5 + GUARD)

/** Whole dollars, half up. */
export const dollars = (amount: number): number => Math.floor(amount + 0.5 + GUARD)

/** An amount of whole cents as dollars with at most two decimals. */
export const asDollars = (wholeCents: number): number => wholeCents / 100
