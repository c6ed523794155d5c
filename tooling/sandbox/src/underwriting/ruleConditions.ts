import type { RuleCondition, RuleRef } from './UnderwritingRules.ts'

/** The answer is this value. */
export const is = (ref: RuleRef, value: string): RuleCondition => ({ op: 'is', ref, value })
/** The answer is one of these values. */
export const isAny = (ref: RuleRef, values: readonly string[]): RuleCondition => ({
  op: 'any',
  of: values.map((value) => is(ref, value)),
})
/** One of these values was ticked. */
export const hasAny = (ref: RuleRef, values: readonly string[]): RuleCondition => ({
  op: 'any',
  of: values.map((value) => ({ op: 'has', ref, value })),
})
/** The number is this or more. */
export const atLeast = (ref: RuleRef, value: number): RuleCondition => ({ op: 'atLeast', ref, value })
/** The number is less than this. */
export const below = (ref: RuleRef, value: number): RuleCondition => ({ op: 'below', ref, value })
/** The number is the first or more, and less than the second. */
export const between = (ref: RuleRef, least: number, limit: number): RuleCondition =>
  all(atLeast(ref, least), below(ref, limit))
export const all = (...of: readonly RuleCondition[]): RuleCondition => ({ op: 'all', of })
export const any = (...of: readonly RuleCondition[]): RuleCondition => ({ op: 'any', of })
/** "I am not sure" was chosen. */
export const isUnsure = (...refs: readonly RuleRef[]): RuleCondition =>
  any(...refs.map((ref) => is(ref, 'unsure')))
