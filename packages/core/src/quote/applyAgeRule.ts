import { LAST_INCOME_PROTECTION_AGE } from './limits.ts'
import type { QuoteDraft } from './quoteDraft.ts'
import { runRule } from './runRule.ts'
import { deselectCover } from './selectCovers.ts'
import type { ClientQuote, RuleResult } from './types.ts'

/** Deselects income protection above age 60; an unanswered age is not above it. */
export function limitAge(draft: QuoteDraft): void {
  const { age } = draft.quote.personalDetails
  if (age === null || age <= LAST_INCOME_PROTECTION_AGE) return
  deselectCover(draft, 'incomeProtection', 'age-over-60')
}

/** Deselects income protection above age 60, as `selectCovers` without it would. */
export function applyAgeRule(quote: ClientQuote): RuleResult {
  return runRule(quote, limitAge)
}
