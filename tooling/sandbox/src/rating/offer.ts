import type { CoverKind, InsurerHead, PremiumType } from '@coverkit/core'
import { at } from './at.ts'
import type { CheckedRequest } from './CheckedRequest.ts'
import { declineReasons } from './declineReasons.ts'
import { adjustTerms, requestedTerms, type Terms } from './offeredTerms.ts'
import type { Insurer, RatingTables } from './RatingTables.ts'

const PIVOT_AGE = 40

/** One insurer's answer before pricing: its head, and the priced terms. */
export interface Offer {
  head: InsurerHead
  insurer: Insurer
  terms: Terms
}

export function offersOf(tables: RatingTables, checked: CheckedRequest): Offer[] {
  return checked.supplierCodes.flatMap((code) => {
    const insurer = tables.insurers[code]
    return insurer ? [offer(tables, checked, code, insurer)] : []
  })
}

function offer(tables: RatingTables, checked: CheckedRequest, supplierCode: string, insurer: Insurer): Offer {
  const [terms, adjustments] = checked.allowAdjustments
    ? adjustTerms(tables, insurer, checked)
    : [requestedTerms(checked), []]
  const reasons = declineReasons(tables, insurer, checked, terms)
  const quoted = reasons.length === 0
  const head: InsurerHead = {
    supplierCode,
    supplierName: insurer.displayName,
    status: quoted ? 'quoted' : 'declined',
    reasons,
    adjustments: quoted ? adjustments : [],
  }
  return { head, insurer, terms }
}

export const insurerFactor = (insurer: Insurer, kind: CoverKind, age: number) =>
  insurer[kind] * (1 + insurer.tilt * (age - PIVOT_AGE))

export const levelFactor = ({ level }: RatingTables, premiumType: PremiumType, age: number) =>
  premiumType === 'level' ? at(level.ages, level.factor, age) : 1
