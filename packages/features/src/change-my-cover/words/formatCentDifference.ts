import { formatCents, formatDifference } from '@coverkit/core'

/** Dollars and cents more or less: `+$3.20`, `−$14.75`. */
export const formatCentDifference = (dollars: number): string => formatDifference(dollars, formatCents)
