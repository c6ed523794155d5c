import { formatCents } from '@coverkit/core'

/** Dollars with at most two decimals as whole cents: only whole cents are added up. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100)
}

/** Whole cents as `$1,234.50`. */
export function formatWholeCents(cents: number): string {
  return formatCents(cents / 100)
}
