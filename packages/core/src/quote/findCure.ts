import type { CoverKind } from '../covers/kinds.ts'
import { OFFER_LIMITS, type OfferLimits } from '../covers/limits.ts'
import type { ComparisonAnswer, PremiumReason } from '../generated/wire.ts'
import type { InsurerHead } from './comparison.ts'
import type { Cure } from './cure.ts'
import { nearestAmount, nearestPeriods } from './nearestTerms.ts'
import type { ClientQuote } from './types.ts'

/** The smallest change that brings insurers back: the changes, and the codes of the insurers they bring back. */
export interface CureFound {
  readonly changes: readonly Cure[]
  /** Supplier codes. */
  readonly insurers: readonly string[]
}

/** Input of the search: the occupation classes and the answer of each insurer. */
export interface DeclinedAnswer {
  readonly occupationClasses: ComparisonAnswer['occupationClasses']
  readonly insurers: readonly Pick<InsurerHead, 'supplierCode' | 'status' | 'reasons'>[]
}

type CureOf = (reason: PremiumReason) => Cure | null

function cureOfAge(
  { personalDetails, premiumType }: ClientQuote,
  cover: CoverKind,
  limits: OfferLimits,
): Cure {
  const [lowest, highest] = limits.entryAge[cover].stepped
  const { age } = personalDetails
  const stepped = premiumType === 'level' && age !== null && age >= lowest && age <= highest
  return stepped ? { kind: 'stepped' } : { kind: 'remove-cover', cover }
}

function cureOfCover(
  quote: ClientQuote,
  code: string,
  cover: CoverKind,
  occupationClass: string,
  limits: OfferLimits,
): Cure | null {
  const remove = { kind: 'remove-cover', cover } as const
  switch (code) {
    case 'age':
      return cureOfAge(quote, cover, limits)
    case 'occupation':
      return remove
    case 'own-occupation':
      return { kind: 'any-occupation' }
    case 'sum-insured': {
      const amount = nearestAmount(quote, cover, limits)
      return amount === null ? remove : { kind: 'cover-amount', cover, amount }
    }
    case 'waiting-period':
    case 'benefit-period': {
      const periods = nearestPeriods(quote, occupationClass, limits)
      if (periods === null) return remove
      const { waitingPeriod, benefitPeriod } = periods
      return code === 'waiting-period' ? { kind: code, waitingPeriod } : { kind: code, benefitPeriod }
    }
    default:
      return null
  }
}

function sameCure(a: Cure, b: Cure): boolean {
  return a.kind === b.kind && ('cover' in a ? a.cover : null) === ('cover' in b ? b.cover : null)
}

function removedCovers(cures: readonly Cure[]): CoverKind[] {
  return cures.flatMap((cure) => (cure.kind === 'remove-cover' ? [cure.cover] : []))
}

/** Every change that one insurer asks for; null when one of its reasons has no cure. */
function curesOf(reasons: readonly PremiumReason[], cureOf: CureOf): Cure[] | null {
  const answers = reasons.map((reason) => ({ cover: reason.cover, cure: cureOf(reason) }))
  const known = answers.flatMap(({ cover, cure }) => (cure === null ? [] : [{ cover, cure }]))
  if (known.length === 0 || known.length < answers.length) return null
  const removed = removedCovers(known.map(({ cure }) => cure))
  const needed = known.filter(
    ({ cover, cure }) => cure.kind === 'remove-cover' || cover === null || !removed.includes(cover),
  )
  const cures = needed.map(({ cure }) => cure)
  return cures.filter((cure, index) => cures.findIndex((other) => sameCure(other, cure)) === index)
}

function bringsBack(cures: readonly Cure[], reasons: readonly PremiumReason[], cureOf: CureOf): boolean {
  const removed = removedCovers(cures)
  return reasons.every((reason) => {
    if (reason.cover !== null && removed.includes(reason.cover)) return true
    const needed = cureOf(reason)
    return needed !== null && cures.some((cure) => sameCure(cure, needed))
  })
}

/**
 * The smallest change that brings a declining insurer back. Of the changes that each insurer asks for it takes the one
 * that removes the fewest covers, then has the fewest changes, then brings back the most insurers, then comes first in
 * the answer. Null when no cover would be left, or nothing is known to help.
 */
export function findCure(
  quote: ClientQuote,
  { occupationClasses, insurers }: DeclinedAnswer,
  limits: OfferLimits = OFFER_LIMITS,
): CureFound | null {
  const cureOf: CureOf = ({ code, cover }) => {
    if (cover !== null) return cureOfCover(quote, code, cover, occupationClasses[cover], limits)
    return code === 'level-not-offered' ? { kind: 'stepped' } : null
  }
  const declined = insurers.filter(({ status }) => status === 'declined')
  const candidates = declined.flatMap(({ reasons }) => {
    const changes = curesOf(reasons, cureOf)
    const removed = removedCovers(changes ?? [])
    const coverIsLeft = quote.covers.selectedCovers.some((kind) => !removed.includes(kind))
    if (changes === null || !coverIsLeft) return []
    const back = declined.filter((insurer) => bringsBack(changes, insurer.reasons, cureOf))
    return [{ changes, removals: removed.length, insurers: back.map(({ supplierCode }) => supplierCode) }]
  })
  const [best] = candidates.sort(
    (a, b) =>
      a.removals - b.removals || a.changes.length - b.changes.length || b.insurers.length - a.insurers.length,
  )
  return best ? { changes: best.changes, insurers: best.insurers } : null
}
