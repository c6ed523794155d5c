import { isSelected } from '../covers/isSelected.ts'
import { COVER_KINDS, type CoverKind } from '../covers/kinds.ts'
import { coversOf } from '../covers/sums.ts'
import { isExcludedOccupation } from '../quote/incomeProtectionRefusal.ts'
import { isHomemaker } from '../quote/isHomemaker.ts'
import { lowerTo } from '../quote/lowerTo.ts'
import { type QuoteDraft, write } from '../quote/quoteDraft.ts'
import type { ReasonCode } from '../quote/reasonCodes.ts'
import { runRule } from '../quote/runRule.ts'
import { deselectCover } from '../quote/selectCovers.ts'
import { limitOwners } from '../quote/setOwner.ts'
import type { ClientQuote, RuleResult } from '../quote/types.ts'
import { type SumLimitReason, sumLimits } from './sumLimits.ts'

/** Ages of other covers are the insurers' own, which decline them. */
function ruleOf(kind: CoverKind, reason: SumLimitReason): ReasonCode | null {
  if (reason !== 'entry-age') return reason
  return kind === 'incomeProtection' ? 'age-over-60' : null
}

function limitOccupationType(draft: QuoteDraft, now: ClientQuote): void {
  const { personalDetails, tpdCover } = draft.quote
  const hasOwn = coversOf(now).includes('tpd') && now.tpdCover.occupationType === 'own'
  if (hasOwn || tpdCover.occupationType !== 'own') return
  if (!isExcludedOccupation(personalDetails) && !isHomemaker(personalDetails)) return
  write(draft, 'tpdCover', { occupationType: 'any' }, 'own-occupation-not-available')
}

function limitCovers(draft: QuoteDraft, now: ClientQuote): void {
  for (const kind of COVER_KINDS) {
    if (!isSelected(draft.quote, kind)) continue
    const { maximum, reason } = sumLimits(now, draft.quote, kind)
    const rule = ruleOf(kind, reason)
    if (rule === null) continue
    if (maximum === 0) deselectCover(draft, kind, rule)
    else lowerTo(draft, kind, maximum, rule)
  }
}

/**
 * Applies a quote's rules to cover in force: the limits of super, ages and occupations. They remove no cover that
 * the policy has, whatever the holder's age; cover that is not allowed is neither added nor increased. Idempotent.
 */
export function applyChangeRules(now: ClientQuote, quote: ClientQuote): RuleResult {
  return runRule(
    quote,
    limitOwners,
    (draft) => limitOccupationType(draft, now),
    (draft) => limitCovers(draft, now),
  )
}
