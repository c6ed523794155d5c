import { isAboveLastAge } from './incomeProtectionRefusal.ts'
import type { QuoteDraft } from './quoteDraft.ts'
import { runRule } from './runRule.ts'
import { deselectCover } from './selectCovers.ts'
import type { ClientQuote, RuleResult } from './types.ts'

/** Deselects income protection above age 60; an unanswered age is not above it. */
export function limitAge(draft: QuoteDraft): void {
  if (isAboveLastAge(draft.quote.personalDetails)) deselectCover(draft, 'incomeProtection', 'age-over-60')
}

/** Deselects income protection above age 60, as `selectCovers` without it would. */
export function applyAgeRule(quote: ClientQuote): RuleResult {
  return runRule(quote, limitAge)
}
