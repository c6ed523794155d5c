import type { CoveredQuote } from './groups.ts'
import type { CoverKind } from './kinds.ts'
import { OFFER_LIMITS, type OfferLimits } from './limits.ts'
import { COVER_RULES } from './rules.ts'

/** The highest sum that is offered of a cover, and what limits it. */
export interface OfferCap {
  readonly maximum: number
  readonly reason: 'cover-maximum' | 'earnings-limit'
}

/** Returns the highest sum that a person with these earnings is offered, in dollars; income protection a month. */
export function offerCap(
  quote: CoveredQuote,
  kind: CoverKind,
  { sumInsured, earningsShare }: Pick<OfferLimits, 'sumInsured' | 'earningsShare'> = OFFER_LIMITS,
): OfferCap {
  const [, highest] = sumInsured[kind]
  const earned = COVER_RULES[kind].mostOfEarnings?.(quote, earningsShare) ?? highest
  return earned < highest
    ? { maximum: earned, reason: 'earnings-limit' }
    : { maximum: highest, reason: 'cover-maximum' }
}
