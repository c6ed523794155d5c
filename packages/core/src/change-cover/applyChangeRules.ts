import { isExcludedOccupation } from '../quote/incomeProtectionRefusal.ts'
import { type QuoteDraft, write } from '../quote/quoteDraft.ts'
import type { ReasonCode } from '../quote/reasonCodes.ts'
import { runRule } from '../quote/runRule.ts'
import { deselectCover } from '../quote/selectCovers.ts'
import { limitOwners } from '../quote/setOwner.ts'
import { type ClientQuote, COVER_KINDS, type CoverKind, type RuleResult } from '../quote/types.ts'
import { coversOf, sumInsuredOf } from './coverTerms.ts'
import { isHomemaker, type SumLimitReason, sumLimits } from './sumLimits.ts'

/** Ages of other covers are the insurers' own, which decline them. */
function ruleOf(kind: CoverKind, reason: SumLimitReason): ReasonCode | null {
  if (reason !== 'entry-age') return reason
  return kind === 'incomeProtection' ? 'age-over-60' : null
}

function capAmount(draft: QuoteDraft, kind: CoverKind, maximum: number, reason: ReasonCode): void {
  const excess = sumInsuredOf(draft.quote, kind) - maximum
  if (excess <= 0) return
  switch (kind) {
    case 'life':
      write(draft, 'lifeCover', { amount: maximum || null }, reason)
      break
    case 'criticalIllness':
      write(draft, 'criticalIllnessCover', { amount: maximum || null }, reason)
      break
    case 'incomeProtection':
      write(draft, 'incomeProtectionCover', { monthlyBenefit: maximum || null }, reason)
      break
    case 'tpd': {
      const { amountLinked, amountStandalone } = draft.quote.tpdCover
      const fromStandalone = Math.min(amountStandalone ?? 0, excess)
      const linked = (amountLinked ?? 0) - (excess - fromStandalone)
      const parts = {
        amountLinked: linked || null,
        amountStandalone: (amountStandalone ?? 0) - fromStandalone || null,
      }
      write(draft, 'tpdCover', parts, reason)
      break
    }
  }
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
    if (!draft.quote.covers.selectedCovers.includes(kind)) continue
    const { maximum, reason } = sumLimits(now, draft.quote, kind)
    const rule = ruleOf(kind, reason)
    if (rule === null) continue
    if (maximum === 0) deselectCover(draft, kind, rule)
    else capAmount(draft, kind, maximum, rule)
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
