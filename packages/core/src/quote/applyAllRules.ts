import { limitAge } from './applyAgeRule.ts'
import { limitOccupation } from './applyOccupationRules.ts'
import { runRule } from './runRule.ts'
import { limitOwners } from './setOwner.ts'
import type { ClientQuote, RuleResult } from './types.ts'

/** Owner limits, the age rule and the occupation rules, each followed by settling links. Idempotent. */
export function applyAllRules(quote: ClientQuote): RuleResult {
  return runRule(quote, limitOwners, limitAge, limitOccupation)
}
