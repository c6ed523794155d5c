import type { CoverKind, Reason } from '@coverkit/core'
import type { Asked } from './Asked.ts'
import {
  availableTo,
  ownOccupationOffered,
  ownOccupationOwner,
  type Terms,
  waitAllows,
} from './offeredTerms.ts'
import type { Insurer, RatingTables } from './RatingTables.ts'
import { sumInsuredAllowed } from './sumInsuredAllowed.ts'

/** Why an insurer cannot offer the package on these terms; empty when it can. */
export function declineReasons(tables: RatingTables, insurer: Insurer, asked: Asked, terms: Terms): Reason[] {
  const reasons = asked.kinds.flatMap((kind) =>
    coverReasons(tables, insurer, asked, terms, kind).map((code): Reason => ({ code, cover: kind })),
  )
  if (asked.premiumType === 'level' && !insurer.levelOffered)
    reasons.push({ code: 'level-not-offered', cover: null })
  return reasons
}

function coverReasons(
  tables: RatingTables,
  insurer: Insurer,
  asked: Asked,
  terms: Terms,
  kind: CoverKind,
): Reason['code'][] {
  const [youngest, oldest] = tables.limits.entryAge[kind][asked.premiumType]
  const insurable = Object.hasOwn(tables[kind].class, asked.occupation.classes[kind])
  const reasons: Reason['code'][] = []
  if (asked.age < youngest || asked.age > oldest) reasons.push('age')
  if (!insurable) reasons.push('occupation')
  if (kind === 'tpd' && ownRefused(tables, insurer, asked, terms)) reasons.push('own-occupation')
  if (!sumInsuredAllowed(tables, asked, kind)) reasons.push('sum-insured')
  if (kind === 'incomeProtection' && insurable) reasons.push(...periodReasons(tables, asked, terms))
  return reasons
}

function ownRefused(tables: RatingTables, insurer: Insurer, asked: Asked, terms: Terms): boolean {
  if (terms.occupationType !== 'own') return false
  return !ownOccupationOffered(tables, insurer, asked) || !ownOccupationOwner(tables, asked)
}

function periodReasons(tables: RatingTables, asked: Asked, terms: Terms): Reason['code'][] {
  const { waiting, benefit } = availableTo(tables, asked)
  const { waitingPeriod, benefitPeriod } = terms
  const reasons: Reason['code'][] = []
  if (!waiting.includes(waitingPeriod) || !waitAllows(tables, waitingPeriod, benefitPeriod))
    reasons.push('waiting-period')
  if (!benefit.includes(benefitPeriod)) reasons.push('benefit-period')
  return reasons
}
