import { type QuoteDraft, write } from './quoteDraft.ts'
import { runRule } from './runRule.ts'
import { tpdParent } from './tpdLink.ts'
import {
  type ClientQuote,
  CRITICAL_ILLNESS_EXTRAS,
  type CriticalIllnessExtra,
  INCOME_PROTECTION_OPTIONS,
  type IncomeProtectionOption,
  type RuleResult,
  TPD_EXTRAS,
  type TpdExtra,
} from './types.ts'

/** The extras of each cover that has some. */
export interface ExtrasOf {
  tpd: TpdExtra
  criticalIllness: CriticalIllnessExtra
  incomeProtection: IncomeProtectionOption
}

function inOrder<Extra extends string>(all: readonly Extra[], chosen: readonly string[]): Extra[] {
  return all.filter((extra) => chosen.includes(extra))
}

function writeExtras(draft: QuoteDraft, kind: keyof ExtrasOf, extras: readonly string[]): void {
  switch (kind) {
    case 'tpd':
      write(draft, 'tpdCover', { extras: inOrder(TPD_EXTRAS, extras) }, 'chosen')
      break
    case 'criticalIllness': {
      const none = tpdParent(draft.quote) === 'criticalIllness'
      const allowed = none ? [] : inOrder(CRITICAL_ILLNESS_EXTRAS, extras)
      write(draft, 'criticalIllnessCover', { extras: allowed }, none ? 'tpd-link-changed' : 'chosen')
      break
    }
    case 'incomeProtection': {
      const extraCostOptions = inOrder(INCOME_PROTECTION_OPTIONS, extras)
      write(draft, 'incomeProtectionCover', { extraCostOptions }, 'chosen')
      break
    }
  }
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
