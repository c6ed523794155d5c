import type { Policy } from '@coverkit/core/policies'
import { policiesCopy as copy } from './policiesCopy.ts'

/** Returns the way in which a policy is paid, or both ways beside a rollover; null if the record has none. */
export function paidBy({ premium: { method, outsideMethod } }: Pick<Policy, 'premium'>): string | null {
  if (method === null) return null
  const words = copy.methods[method]
  const isInTwoWays = method === 'enduringRollover' && outsideMethod !== null
  return isInTwoWays ? copy.inTwoWays(words, copy.methods[outsideMethod]) : words
}
