import type { CoverKind } from '@coverkit/core'
import type { CheckedRequest } from './CheckedRequest.ts'
import { RATED_COVERS } from './covers/covers.ts'
import type { CoverLine } from './covers/RatedCover.ts'
import type { RatingTables } from './RatingTables.ts'
import type { Terms } from './Terms.ts'

/** A line of a cover, with the rebate that is payable on it. */
export interface Line extends CoverLine {
  cover: CoverKind
  rebate: number
}

export function policyLines(tables: RatingTables, checked: CheckedRequest, terms: Terms): Line[] {
  return checked.kinds.flatMap((cover) => {
    const rebate = rebateOf(tables, checked, cover)
    return RATED_COVERS[cover]
      .lines(tables, checked, terms)
      .filter(({ sum }) => sum > 0)
      .map((line) => ({ ...line, cover, rebate }))
  })
}

function rebateOf(tables: RatingTables, checked: CheckedRequest, kind: CoverKind): number {
  const { rate, appliesTo, paymentMethod, owner } = tables.superRolloverRebate
  const earned =
    checked.paymentMethod === paymentMethod &&
    appliesTo.includes(kind) &&
    RATED_COVERS[kind].owner(checked.needs) === owner
  return earned ? rate : 0
}
