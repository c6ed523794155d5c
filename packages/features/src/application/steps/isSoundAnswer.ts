import type { InsurerAnswer } from '@coverkit/core'
import { addsUp, premiumBreakdown } from '#cover/premium'

/** Whether the parts of every price of an answer make its total. */
export function isSoundAnswer({ frequencies = {} }: InsurerAnswer): boolean {
  return Object.values(frequencies).every((premium) => addsUp(premiumBreakdown(premium)))
}
