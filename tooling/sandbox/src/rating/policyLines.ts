import type { CoverKind } from '@coverkit/core'
import type { Asked } from './Asked.ts'
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

/** What is priced and rounded by itself; a cover is the sum of its lines. */
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

export function policyLines(tables: RatingTables, asked: Asked, terms: Terms): Line[] {
  return asked.kinds
    .flatMap((kind) => BUILDERS[kind](tables, asked, terms))
    .filter((line) => line.sum > 0)
    .map((line) => ({ ...line, rebate: rebateOf(tables, asked, line.cover) }))
}

const BUILDERS: Record<CoverKind, (tables: RatingTables, asked: Asked, terms: Terms) => Draft[]> = {
  life: (tables, asked) => [
    {
      cover: 'life',
      name: 'life',
      sum: asked.needs.lifeCover.amount ?? 0,
      market: lifeRate(tables, asked),
      options: 1,
      duty: asked.duty.lifeAdded ? asked.duty.life : 0,
    },
  ],
  tpd: (tables, asked, terms) => [linkedTpd(tables, asked, terms), standaloneTpd(tables, asked, terms)],
  criticalIllness: (tables, asked) => [criticalIllness(tables, asked)],
  incomeProtection: (tables, asked, terms) => [
    {
      cover: 'incomeProtection',
      name: 'incomeProtection',
      sum: asked.needs.incomeProtectionCover.monthlyBenefit ?? 0,
      market: incomeProtectionRate(tables, asked, terms),
      options: product(tables.incomeProtection.extras, asked.needs.incomeProtectionCover.extraCostOptions),
      duty: asked.duty.incomeProtection,
    },
  ],
}

function linkedTpd(tables: RatingTables, asked: Asked, terms: Terms): Draft {
  const { amountLinked, tpdLinkTo, extras } = asked.needs.tpdCover
  const toLife = tpdLinkTo === 'life'
  return {
    cover: 'tpd',
    name: 'linked',
    sum: amountLinked ?? 0,
    market: tpdRate(tables, asked, terms, toLife ? 'linkedLife' : 'linkedCriticalIllness'),
    options: toLife ? product(tables.tpd.extras, extras) : 1,
    duty: asked.duty.tpdLinked,
  }
}

function standaloneTpd(tables: RatingTables, asked: Asked, terms: Terms): Draft {
  return {
    cover: 'tpd',
    name: 'standalone',
    sum: asked.needs.tpdCover.amountStandalone ?? 0,
    market: tpdRate(tables, asked, terms, 'standalone'),
    options: 1,
    duty: asked.duty.tpdStandalone,
  }
}

function criticalIllness(tables: RatingTables, asked: Asked): Draft {
  const { amount, criticalIllnessLinkTo, extras } = asked.needs.criticalIllnessCover
  const linked = criticalIllnessLinkTo === 'life'
  const counted = linked ? extras : extras.filter((extra) => extra !== 'lifeBuyBack')
  return {
    cover: 'criticalIllness',
    name: 'criticalIllness',
    sum: amount ?? 0,
    market: criticalIllnessRate(tables, asked, linked ? 'linkedLife' : 'standalone'),
    options: product(tables.criticalIllness.extras, counted),
    duty: linked ? asked.duty.criticalIllnessLinked : asked.duty.criticalIllnessStandalone,
  }
}

function product<Name extends string>(factors: Record<Name, number>, names: readonly Name[]): number {
  return [...new Set(names)].reduce((result, name) => result * factors[name], 1)
}

function rebateOf(tables: RatingTables, asked: Asked, kind: CoverKind): number {
  const { rate, appliesTo, paymentMethod, owner } = tables.superRolloverRebate
  const earned =
    asked.paymentMethod === paymentMethod && appliesTo.includes(kind) && ownerOf(kind, asked.needs) === owner
  return earned ? rate : 0
}
