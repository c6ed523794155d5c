import type { CoverKind } from '../covers/kinds.ts'
import { OFFER_LIMITS } from '../covers/limits.ts'
import { offerCap } from '../covers/offerCap.ts'
import { coversOf, sumInsuredOf } from '../covers/sums.ts'
import { isExcludedOccupation } from '../quote/incomeProtectionRefusal.ts'
import { isHomemaker } from '../quote/isHomemaker.ts'
import type { ClientQuote } from '../quote/types.ts'

/** Why a cover can't be higher. `entry-age`: insurers neither offer nor increase it at that age. */
export type SumLimitReason =
  | 'cover-maximum'
  | 'earnings-limit'
  | 'homemaker-cap'
  | 'occupation-excluded'
  | 'entry-age'

/** How far a cover of a policy can be changed, in dollars; income protection a month, TPD its total. */
export interface SumLimits {
  /** Lowest sum other than none: removing a cover is always allowed. */
  readonly minimum: number
  /** 0 where the cover cannot be added. Never less than what the policy has. */
  readonly maximum: number
  readonly reason: SumLimitReason
}

interface Cap {
  readonly maximum: number
  readonly reason: SumLimitReason
}

function entryCap({ personalDetails, premiumType }: ClientQuote, kind: CoverKind): Cap | null {
  const [, oldest] = OFFER_LIMITS.entryAge[kind][premiumType ?? 'stepped']
  const { age } = personalDetails
  return age === null || age <= oldest ? null : { maximum: 0, reason: 'entry-age' }
}

function occupationCap({ personalDetails }: ClientQuote, kind: CoverKind): Cap | null {
  if (kind === 'incomeProtection' && isExcludedOccupation(personalDetails)) {
    return { maximum: 0, reason: 'occupation-excluded' }
  }
  const maximum = isHomemaker(personalDetails) ? OFFER_LIMITS.homemaker.maximum[kind] : undefined
  return maximum === undefined ? null : { maximum, reason: 'homemaker-cap' }
}

/**
 * Limits of one cover: those of new cover, but for what the policy has already, which may always stay. `now` is the policy
 * as it is, `quote` as it shall be.
 */
export function sumLimits(now: ClientQuote, quote: ClientQuote, kind: CoverKind): SumLimits {
  const held = coversOf(now).includes(kind) ? sumInsuredOf(now, kind) : 0
  const [least] = OFFER_LIMITS.sumInsured[kind]
  const caps = [entryCap(quote, kind), occupationCap(quote, kind), offerCap(quote, kind)]
  const lowest = caps
    .filter((cap) => cap !== null)
    .reduce((one, other) => (other.maximum < one.maximum ? other : one))
  // Below its minimum a cover is not offered at all.
  const offered = lowest.maximum < least ? 0 : lowest.maximum
  return {
    minimum: held > 0 ? Math.min(least, held) : least,
    maximum: Math.max(offered, held),
    reason: lowest.reason,
  }
}
