import type { PersonalDetails } from '../person/personalDetails.ts'
import { isExcludedOccupation } from './incomeProtectionRefusal.ts'
import { OFFER_LIMITS } from './limits.ts'
import { type QuoteDraft, write } from './quoteDraft.ts'
import { runRule } from './runRule.ts'
import { deselectCover } from './selectCovers.ts'
import { moveLinkedExcess, tpdTotal } from './tpdLink.ts'
import type { ClientQuote, RuleResult } from './types.ts'

const { maximum, occupationIds } = OFFER_LIMITS.homemaker

function isHomemaker({ occupationId }: PersonalDetails): boolean {
  return occupationIds.some((id) => id === occupationId)
}

function capTpd(draft: QuoteDraft): void {
  const { amountLinked, amountStandalone } = draft.quote.tpdCover
  const excess = tpdTotal(draft.quote) - maximum.tpd
  if (excess <= 0) return
  const fromStandalone = Math.min(amountStandalone ?? 0, excess)
  const fromLinked = excess - fromStandalone
  const standalone = { amountStandalone: (amountStandalone ?? 0) - fromStandalone || null }
  const linked = { amountLinked: (amountLinked ?? 0) - fromLinked || null }
  if (fromStandalone > 0) write(draft, 'tpdCover', standalone, 'homemaker-cap')
  if (fromLinked > 0) write(draft, 'tpdCover', linked, 'homemaker-cap')
}

function capHomemaker(draft: QuoteDraft): void {
  const { lifeCover, criticalIllnessCover } = draft.quote
  const life = (lifeCover.amount ?? 0) > maximum.life
  const criticalIllness = (criticalIllnessCover.amount ?? 0) > maximum.criticalIllness
  if (life) write(draft, 'lifeCover', { amount: maximum.life }, 'homemaker-cap')
  if (criticalIllness) {
    write(draft, 'criticalIllnessCover', { amount: maximum.criticalIllness }, 'homemaker-cap')
  }
  capTpd(draft)
  if (life || criticalIllness) moveLinkedExcess(draft, 'homemaker-cap')
}

/** Homemaker caps and excluded occupations, two independent tests. */
export function limitOccupation(draft: QuoteDraft): void {
  const { personalDetails } = draft.quote
  const homemaker = isHomemaker(personalDetails)
  const excluded = isExcludedOccupation(personalDetails)
  if (homemaker || excluded) {
    write(draft, 'tpdCover', { occupationType: 'any' }, 'own-occupation-not-available')
  }
  if (homemaker) capHomemaker(draft)
  if (excluded) deselectCover(draft, 'incomeProtection', 'occupation-excluded')
}

/**
 * Caps a homemaker's covers (life and the TPD total 1,500,000, critical illness 750,000) and takes own occupation;
 * takes own occupation and income protection from excluded occupations. Caps apply whether or not a cover is selected.
 */
export function applyOccupationRules(quote: ClientQuote): RuleResult {
  return runRule(quote, limitOccupation)
}
