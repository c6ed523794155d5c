import type { Adjustment, CoverKind, InsurerHead, PremiumType } from '@coverkit/core'
import { at } from './at.ts'
import type { CheckedRequest } from './CheckedRequest.ts'
import { RATED_COVERS } from './covers/covers.ts'
import { declineReasons } from './declineReasons.ts'
import type { Insurer, RatingTables } from './RatingTables.ts'
import { requestedTerms, type Terms } from './Terms.ts'

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

/** Replaces requested terms by those that the insurer prices. The adjustments are in their displayed order. */
function adjustTerms(tables: RatingTables, insurer: Insurer, checked: CheckedRequest): [Terms, Adjustment[]] {
  const adjusted = checked.kinds.map((kind) => RATED_COVERS[kind].adjust(tables, insurer, checked))
  return [
    Object.assign(requestedTerms(checked), ...adjusted.map(({ terms }) => terms)),
    adjusted.flatMap(({ adjustments }) => adjustments),
  ]
}

export const insurerFactor = (insurer: Insurer, kind: CoverKind, age: number) =>
  insurer[kind] * (1 + insurer.tilt * (age - PIVOT_AGE))

export const levelFactor = ({ level }: RatingTables, premiumType: PremiumType, age: number) =>
  premiumType === 'level' ? at(level.ages, level.factor, age) : 1
