import type { CoverKind, Reason } from '@coverkit/core'
import type { CheckedRequest } from './CheckedRequest.ts'
import {
  availableTo,
  ownOccupationOffered,
  ownOccupationOwner,
  type Terms,
  waitAllows,
} from './offeredTerms.ts'
import type { Insurer, RatingTables } from './RatingTables.ts'
import { sumInsuredAllowed } from './sumInsuredAllowed.ts'

/** Lists the reasons for which an insurer cannot offer the package on these terms; empty if it can. */
export function declineReasons(
  tables: RatingTables,
  insurer: Insurer,
  checked: CheckedRequest,
  terms: Terms,
): Reason[] {
  const reasons = checked.kinds.flatMap((kind) =>
    coverReasons(tables, insurer, checked, terms, kind).map((code): Reason => ({ code, cover: kind })),
  )
  if (checked.premiumType === 'level' && !insurer.levelOffered)
    reasons.push({ code: 'level-not-offered', cover: null })
  return reasons
}

function coverReasons(
  tables: RatingTables,
  insurer: Insurer,
  checked: CheckedRequest,
  terms: Terms,
  kind: CoverKind,
): Reason['code'][] {
  const [youngest, oldest] = tables.limits.entryAge[kind][checked.premiumType]
  const insurable = Object.hasOwn(tables[kind].class, checked.occupation.classes[kind])
  const reasons: Reason['code'][] = []
  if (checked.age < youngest || checked.age > oldest) reasons.push('age')
  if (!insurable) reasons.push('occupation')
  if (kind === 'tpd' && ownRefused(tables, insurer, checked, terms)) reasons.push('own-occupation')
  if (!sumInsuredAllowed(tables, checked, kind)) reasons.push('sum-insured')
  if (kind === 'incomeProtection' && insurable) reasons.push(...periodReasons(tables, checked, terms))
  return reasons
}

function ownRefused(tables: RatingTables, insurer: Insurer, checked: CheckedRequest, terms: Terms): boolean {
  if (terms.occupationType !== 'own') return false
  return !ownOccupationOffered(tables, insurer, checked) || !ownOccupationOwner(tables, checked)
}

function periodReasons(tables: RatingTables, checked: CheckedRequest, terms: Terms): Reason['code'][] {
  const { waiting, benefit } = availableTo(tables, checked)
  const { waitingPeriod, benefitPeriod } = terms
  const reasons: Reason['code'][] = []
  if (!waiting.includes(waitingPeriod) || !waitAllows(tables, waitingPeriod, benefitPeriod))
    reasons.push('waiting-period')
  if (!benefit.includes(benefitPeriod)) reasons.push('benefit-period')
  return reasons
}
