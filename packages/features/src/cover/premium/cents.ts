import { formatCents } from '@coverkit/core'

/** Dollars with at most two decimals as whole cents: only whole cents are added up. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100)
}

/** Returns the sum of whole cents. */
export const sumOfCents = (cents: readonly number[]): number => cents.reduce((all, one) => all + one, 0)

/** Whole cents as `$1,234.50`. */
export function formatWholeCents(cents: number): string {
  return formatCents(cents / 100)
}
