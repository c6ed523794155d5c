import type { Policy } from '@coverkit/core/policies'
import type { strugglingCopy } from './copy.ts'

/** A way to pay less or later. */
type Lever = keyof typeof strugglingCopy.lever

/** The ways to pay less or later that a policy's own record leaves open, those that keep the cover first. */
export function leversOf({ covers, indexation, premium }: Policy): readonly Lever[] {
  const { frequency, method } = premium
  const paysRarely = frequency !== null && frequency !== 'monthly' && method !== 'enduringRollover'
  const hasIncome = covers.some(({ kind }) => kind === 'incomeProtection')
  return [
    ...(paysRarely ? (['instalments'] as const) : []),
    ...(indexation === 'on' ? (['indexation'] as const) : []),
    ...(covers.length > 0 ? (['reduce'] as const) : []),
    ...(hasIncome ? (['income'] as const) : []),
    ...(covers.length > 1 ? (['remove'] as const) : []),
    'pause',
  ]
}
