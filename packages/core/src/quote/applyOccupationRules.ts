import { COVER_KINDS } from '../covers/kinds.ts'
import { OFFER_LIMITS } from '../covers/limits.ts'
import { tpdParent } from '../covers/tpd/tpdLink.ts'
import { isExcludedOccupation } from './incomeProtectionRefusal.ts'
import { isHomemaker } from './isHomemaker.ts'
import { lowerTo } from './lowerTo.ts'
import { type QuoteDraft, write } from './quoteDraft.ts'
import { runRule } from './runRule.ts'
import { deselectCover } from './selectCovers.ts'
import { moveLinkedExcess } from './tpdLink.ts'
import type { ClientQuote, RuleResult } from './types.ts'

function capHomemaker(draft: QuoteDraft): void {
  const { maximum } = OFFER_LIMITS.homemaker
  const lowered = COVER_KINDS.filter((kind) =>
    lowerTo(draft, kind, maximum[kind] ?? Number.POSITIVE_INFINITY, 'homemaker-cap'),
  )
  const parent = tpdParent(draft.quote)
  if (parent !== null && lowered.includes(parent)) moveLinkedExcess(draft, 'homemaker-cap')
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
