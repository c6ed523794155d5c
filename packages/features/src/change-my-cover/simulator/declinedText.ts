import type { PolicyPreview } from '@coverkit/core/change-cover'
import { simulatorCopy } from './copy.ts'

const { declined: copy } = simulatorCopy.price

/** What to choose instead, where one choice is all that stands in the way. */
export function declinedText({ reasons }: Pick<PolicyPreview, 'reasons'>): string {
  const codes = new Set(reasons.map(({ code }) => code))
  if (codes.size !== 1) return copy.otherwise
  if (codes.has('sum-insured')) return copy.amounts
  return codes.has('level-not-offered') ? copy.level : copy.otherwise
}
