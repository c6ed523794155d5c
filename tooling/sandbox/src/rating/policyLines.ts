import type { CoverKind } from '@coverkit/core'
import type { CheckedRequest } from './CheckedRequest.ts'
import { ownerOf } from './checkRequest.ts'
import {
  criticalIllnessRate,
  incomeProtectionRate,
  lifeRate,
  type MarketRate,
  tpdRate,
} from './marketRate.ts'
import type { Terms } from './offeredTerms.ts'
import type { RatingTables } from './RatingTables.ts'

/** A part of a cover that is priced and rounded separately; the cover's premium is the sum of its lines. */
export interface Line {
  cover: CoverKind
  name: string
  sum: number
  market: MarketRate
  options: number
  rebate: number
  duty: number
}

type Draft = Omit<Line, 'rebate'>

export function policyLines(tables: RatingTables, checked: CheckedRequest, terms: Terms): Line[] {
  return checked.kinds
    .flatMap((kind) => BUILDERS[kind](tables, checked, terms))
    .filter((line) => line.sum > 0)
    .map((line) => ({ ...line, rebate: rebateOf(tables, checked, line.cover) }))
}

const BUILDERS: Record<CoverKind, (tables: RatingTables, checked: CheckedRequest, terms: Terms) => Draft[]> =
  {
    life: (tables, checked) => [
      {
        cover: 'life',
        name: 'life',
        sum: checked.needs.lifeCover.amount ?? 0,
        market: lifeRate(tables, checked),
        options: 1,
        duty: checked.duty.lifeAdded ? checked.duty.life : 0,
      },
    ],
    tpd: (tables, checked, terms) => [
      linkedTpd(tables, checked, terms),
      standaloneTpd(tables, checked, terms),
    ],
    criticalIllness: (tables, checked) => [criticalIllness(tables, checked)],
    incomeProtection: (tables, checked, terms) => [
      {
        cover: 'incomeProtection',
        name: 'incomeProtection',
        sum: checked.needs.incomeProtectionCover.monthlyBenefit ?? 0,
        market: incomeProtectionRate(tables, checked, terms),
        options: product(
          tables.incomeProtection.extras,
          checked.needs.incomeProtectionCover.extraCostOptions,
        ),
        duty: checked.duty.incomeProtection,
      },
    ],
  }

function linkedTpd(tables: RatingTables, checked: CheckedRequest, terms: Terms): Draft {
  const { amountLinked, tpdLinkTo, extras } = checked.needs.tpdCover
  const toLife = tpdLinkTo === 'life'
  return {
    cover: 'tpd',
    name: 'linked',
    sum: amountLinked ?? 0,
    market: tpdRate(tables, checked, terms, toLife ? 'linkedLife' : 'linkedCriticalIllness'),
    options: toLife ? product(tables.tpd.extras, extras) : 1,
    duty: checked.duty.tpdLinked,
  }
}

function standaloneTpd(tables: RatingTables, checked: CheckedRequest, terms: Terms): Draft {
  return {
    cover: 'tpd',
    name: 'standalone',
    sum: checked.needs.tpdCover.amountStandalone ?? 0,
    market: tpdRate(tables, checked, terms, 'standalone'),
    options: 1,
    duty: checked.duty.tpdStandalone,
  }
}

function criticalIllness(tables: RatingTables, checked: CheckedRequest): Draft {
  const { amount, criticalIllnessLinkTo, extras } = checked.needs.criticalIllnessCover
  const linked = criticalIllnessLinkTo === 'life'
  const counted = linked ? extras : extras.filter((extra) => extra !== 'lifeBuyBack')
  return {
    cover: 'criticalIllness',
    name: 'criticalIllness',
    sum: amount ?? 0,
    market: criticalIllnessRate(tables, checked, linked ? 'linkedLife' : 'standalone'),
    options: product(tables.criticalIllness.extras, counted),
    duty: linked ? checked.duty.criticalIllnessLinked : checked.duty.criticalIllnessStandalone,
  }
}

function product<Name extends string>(factors: Record<Name, number>, names: readonly Name[]): number {
  return [...new Set(names)].reduce((result, name) => result * factors[name], 1)
}

function rebateOf(tables: RatingTables, checked: CheckedRequest, kind: CoverKind): number {
  const { rate, appliesTo, paymentMethod, owner } = tables.superRolloverRebate
  const earned =
    checked.paymentMethod === paymentMethod &&
    appliesTo.includes(kind) &&
    ownerOf(kind, checked.needs) === owner
  return earned ? rate : 0
}
