import type { PolicyPreview } from '@coverkit/core/change-cover'
import { simulatorCopy } from './copy.ts'

const { declined: copy } = simulatorCopy.price

/** Suggests another choice, when a single one prevents the offer. */
export function declinedText({ reasons }: Pick<PolicyPreview, 'reasons'>): string {
  const codes = new Set(reasons.map(({ code }) => code))
  if (codes.size !== 1) return copy.otherwise
  if (codes.has('sum-insured')) return copy.amounts
  return codes.has('level-not-offered') ? copy.level : copy.otherwise
}
