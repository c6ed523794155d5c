import type { Policy } from '@coverkit/core/policies'
import { policiesCopy as copy } from './policiesCopy.ts'

/** In what way a policy is paid, or in which two where a rollover leaves cover outside super; null where nobody knows. */
export function paidBy({ premium: { method, outsideMethod } }: Pick<Policy, 'premium'>): string | null {
  if (method === null) return null
  const words = copy.methods[method]
  const isInTwoWays = method === 'enduringRollover' && outsideMethod !== null
  return isInTwoWays ? copy.inTwoWays(words, copy.methods[outsideMethod]) : words
}
