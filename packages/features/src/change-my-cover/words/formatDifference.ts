import { formatCents, formatMoney } from '@coverkit/core'

const signed = (format: (dollars: number) => string, dollars: number): string => {
  if (dollars === 0) return format(0)
  return dollars > 0 ? `+${format(dollars)}` : `\u2212${format(-dollars)}`
}

/** Whole dollars more or less: `+$50,000`, `−$150,000`. */
export const formatDollarDifference = (dollars: number): string => signed(formatMoney, dollars)

/** Dollars and cents more or less: `+$3.20`, `−$14.75`. */
export const formatCentDifference = (dollars: number): string => signed(formatCents, dollars)
