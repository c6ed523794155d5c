import type { TermField } from '../covers/CoverLeaves.ts'
import type { CoverKind } from '../covers/kinds.ts'
import { coversOf, sumInsuredOf } from '../covers/sums.ts'
import { tpdTotal } from '../covers/tpd/tpdTotal.ts'
import type { ClientQuote } from '../quote/types.ts'
import type { CoverChange, PolicyField, TermValue } from './types.ts'

/** Why a change needs health questions; an application turns each into a sentence. */
const HEALTH_REASONS = [
  'cover-added',
  'sum-increased',
  'unlinked',
  'own-occupation',
  'option-added',
  'waiting-period-shorter',
  'benefit-period-longer',
  'indexation-resumed',
] as const
/** Why a change needs health questions. */
export type HealthReason = (typeof HEALTH_REASONS)[number]

const has = (quote: ClientQuote, kind: CoverKind) => coversOf(quote).includes(kind)

/** Returns the highest total of lump sums: a linked cover is paid out of the one that it is linked to. */
function payable(quote: ClientQuote): number {
  const { criticalIllnessLinkTo } = quote.criticalIllnessCover
  const life = has(quote, 'life') ? sumInsuredOf(quote, 'life') : 0
  const critical = has(quote, 'criticalIllness') && criticalIllnessLinkTo === 'standalone'
  return life + (critical ? sumInsuredOf(quote, 'criticalIllness') : 0) + standaloneTpd(quote)
}

function standaloneTpd(quote: ClientQuote): number {
  return has(quote, 'tpd') ? tpdTotal(quote) - (quote.tpdCover.amountLinked ?? 0) : 0
}

/** Whether a cover that was paid out of another is now paid beside it, so that more could be paid in all. */
function isUnlinked({ now, after }: CoverChange, kind: CoverKind): boolean {
  if (payable(after.quote) <= payable(now.quote)) return false
  if (kind === 'tpd') return standaloneTpd(after.quote) > standaloneTpd(now.quote)
  const wasLinked = now.quote.criticalIllnessCover.criticalIllnessLinkTo !== 'standalone'
  return wasLinked && after.quote.criticalIllnessCover.criticalIllnessLinkTo === 'standalone'
}

const isMore = (now: TermValue, after: TermValue) => Number(after) > Number(now)
const isLess = (now: TermValue, after: TermValue) => isMore(after, now)

function hasNew(now: TermValue, after: TermValue): boolean {
  const earlier: readonly TermValue[] = Array.isArray(now) ? now : []
  return Array.isArray(after) && after.some((item) => !earlier.includes(item))
}

/** Why a changed term of a cover needs health questions; null where it does not. */
export function coverHealthReason(
  change: CoverChange,
  kind: CoverKind,
  field: TermField,
  [now, after]: readonly [now: TermValue, after: TermValue],
): HealthReason | null {
  if (!has(change.after.quote, kind)) return null
  if (!has(change.now.quote, kind)) return field === 'sumInsured' ? 'cover-added' : null
  switch (field) {
    case 'sumInsured':
      return isMore(now, after) ? 'sum-increased' : null
    case 'link':
    case 'linkedAmount':
      return isUnlinked(change, kind) ? 'unlinked' : null
    case 'occupationType':
      return after === 'own' ? 'own-occupation' : null
    case 'extras':
      return hasNew(now, after) ? 'option-added' : null
    case 'waitingPeriod':
      return isLess(now, after) ? 'waiting-period-shorter' : null
    // To age 65 is the longest: 65 is more than 5 years.
    case 'benefitPeriod':
      return isMore(now, after) ? 'benefit-period-longer' : null
    case 'owner':
    case 'incomeReplacement':
      return null
  }
}

/** Why a changed term of the policy needs health questions: only rises that were given up for good and shall resume. */
export function policyHealthReason(field: PolicyField, now: TermValue): HealthReason | null {
  return field === 'indexation' && now === 'offPermanent' ? 'indexation-resumed' : null
}
