import type { CriticalIllnessExtra } from '../covers/critical-illness/criticalIllnessCover.ts'
import { groupOf } from '../covers/groupOf.ts'
import type { IncomeProtectionOption } from '../covers/income-protection/incomeProtectionCover.ts'
import { COVER_RULES } from '../covers/rules.ts'
import type { TpdExtra } from '../covers/tpd/tpdCover.ts'
import { tpdParent } from '../covers/tpd/tpdLink.ts'
import { type QuoteDraft, write } from './quoteDraft.ts'
import { runRule } from './runRule.ts'
import type { ClientQuote, RuleResult } from './types.ts'

/** The extras of each cover that has some. */
export interface ExtrasOf {
  tpd: TpdExtra
  criticalIllness: CriticalIllnessExtra
  incomeProtection: IncomeProtectionOption
}

function writeExtras(draft: QuoteDraft, kind: keyof ExtrasOf, extras: readonly string[]): void {
  const isRefused = tpdParent(draft.quote) === kind
  const values = COVER_RULES[kind].withExtras(isRefused ? [] : extras)
  write(draft, groupOf(kind), values, isRefused ? 'tpd-link-changed' : 'chosen')
}

/**
 * Sets the extras of a cover, kept in the order of their type. Extras that need a link to life are dropped without it;
 * critical illness that TPD is linked to has none.
 */
export function setExtras<Kind extends keyof ExtrasOf>(
  quote: ClientQuote,
  kind: Kind,
  extras: readonly ExtrasOf[Kind][],
): RuleResult {
  return runRule(quote, (draft) => writeExtras(draft, kind, extras))
}
