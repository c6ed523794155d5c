import { formatCents, formatDifference } from '@coverkit/core'

/** Whole dollars more or less: `+$50,000`, `−$150,000`. */
export const formatDollarDifference = (dollars: number): string => formatDifference(dollars)

/** Dollars and cents more or less: `+$3.20`, `−$14.75`. */
export const formatCentDifference = (dollars: number): string => formatDifference(dollars, formatCents)
