import { formatDifference } from '@coverkit/core'

/** `+$71,000`, `−$36,000`: what is added or taken away. */
export const signedMoney = (dollars: number): string => formatDifference(dollars)
