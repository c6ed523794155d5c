import type { CoverKind, InsurerHead, PremiumType } from '@coverkit/core'
import type { Asked } from './Asked.ts'
import { at } from './at.ts'
import { declineReasons } from './declineReasons.ts'
import { adjustTerms, askedTerms, type Terms } from './offeredTerms.ts'
import type { Insurer, RatingTables } from './RatingTables.ts'

const PIVOT_AGE = 40

/** One insurer's answer before any price: its head, and the terms that it prices. */
export interface Offer {
  head: InsurerHead
  insurer: Insurer
  terms: Terms
}

export function offersOf(tables: RatingTables, asked: Asked): Offer[] {
  return asked.supplierCodes.flatMap((code) => {
    const insurer = tables.insurers[code]
    return insurer ? [offer(tables, asked, code, insurer)] : []
  })
}

function offer(tables: RatingTables, asked: Asked, supplierCode: string, insurer: Insurer): Offer {
  const [terms, adjustments] = asked.allowAdjustments
    ? adjustTerms(tables, insurer, asked)
    : [askedTerms(asked), []]
  const reasons = declineReasons(tables, insurer, asked, terms)
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
