import type { CoverKind, Indexation, ProjectionAnswer } from '@coverkit/core'
import type { Schema } from '../document/Schema.ts'
import type { CheckedRequest } from './CheckedRequest.ts'
import { multiCoverDiscount } from './compareQuotes.ts'
import { RATED_COVERS } from './covers/covers.ts'
import { MONTHS } from './covers/factors.ts'
import { insurerFactor, levelFactor, type Offer, offersOf } from './offer.ts'
import { type Line, policyLines } from './policyLines.ts'
import type { RatingTables } from './RatingTables.ts'
import { readRequest } from './readRequest.ts'
import { asDollars, cents, dollars } from './rounding.ts'

type PerIndexation<T> = Record<Indexation, T>

/** The number of rises of the sum insured by policy year k. */
const RISES: PerIndexation<(year: number) => number> = {
  on: (year) => year,
  off12Months: (year) => Math.max(year - 1, 0),
  offPermanent: () => 0,
}

export const perIndexation = <T>(make: (indexation: Indexation) => T): PerIndexation<T> => ({
  on: make('on'),
  off12Months: make('off12Months'),
  offPermanent: make('offPermanent'),
})

/**
 * Projects yearly premiums from the requested age to the last age of the tables, stepped and level, for each
 * indexation.
 * @throws RequestRefused when the request cannot be priced
 */
export function projectPremiums(
  tables: RatingTables,
  request: Schema<'ComparisonRequest'>,
): ProjectionAnswer {
  const checked = readRequest(tables, request)
  const ages = projectedAges(tables, checked.age)
  return {
    label: tables.label,
    clientId: checked.clientId,
    occupationClasses: checked.occupation.classes,
    ages,
    sumInsured: perIndexation((indexation) => coverSums(tables, checked, ages, indexation)),
    insurers: offersOf(tables, checked).map((offer) =>
      offer.head.status === 'quoted'
        ? { ...offer.head, projection: projectionOf(tables, checked, offer, ages) }
        : offer.head,
    ),
  }
}

export function projectedAges(tables: RatingTables, age: number): number[] {
  return Array.from({ length: Math.max(tables.projection.lastAge - age + 1, 0) }, (_, year) => age + year)
}

export function lineSums(
  tables: RatingTables,
  sum: number,
  ages: number[],
  indexation: Indexation,
): number[] {
  const growth = 1 + tables.projection.indexationRate
  return ages.map((_, year) => dollars(sum * growth ** RISES[indexation](year)))
}

export function coverSums(
  tables: RatingTables,
  checked: CheckedRequest,
  ages: number[],
  indexation: Indexation,
) {
  const total = (kind: CoverKind) =>
    addUp(
      RATED_COVERS[kind].sums(checked.needs).map((sum) => lineSums(tables, sum, ages, indexation)),
      ages.length,
    )
  return Object.fromEntries(checked.kinds.map((kind) => [kind, total(kind)]))
}

function projectionOf(tables: RatingTables, checked: CheckedRequest, offer: Offer, ages: number[]) {
  const lines = policyLines(tables, checked, offer.terms)
  const fee = cents(MONTHS * offer.insurer.monthlyFee)
  const priced = (yearly: typeof steppedPremiums) =>
    perIndexation((indexation) => {
      const perLine = lines.map((line) => {
        const sums = lineSums(tables, line.sum, ages, indexation)
        return yearly(tables, offer, line, ages, sums).map((premium) =>
          payable(tables, checked, line, premium),
        )
      })
      return addUp(perLine, ages.length).map((sum) => asDollars(sum + fee))
    })
  const levelShown = offer.insurer.levelOffered && ages.length > 0
  return { stepped: priced(steppedPremiums), level: levelShown ? priced(levelPremiums) : null }
}

export function payable(tables: RatingTables, checked: CheckedRequest, line: Line, yearly: number): number {
  const discounted = yearly * line.options * (1 - multiCoverDiscount(tables, checked))
  return cents(discounted * (1 - line.rebate) * (1 + line.duty))
}

export function steppedPremiums(
  _: RatingTables,
  { insurer }: Offer,
  line: Line,
  ages: number[],
  sums: number[],
) {
  return ages.map((age, year) => line.market(age, sums[year] ?? 0) * insurerFactor(insurer, line.cover, age))
}

/**
 * Projects level premiums. The first sum keeps its entry-age rate; each increase is bought at the level rate of
 * the age reached. `firstYear` is the premium of cover that was bought earlier.
 */
export function levelPremiums(
  tables: RatingTables,
  { insurer }: Offer,
  line: Line,
  ages: number[],
  sums: number[],
  firstYear: number | null = null,
) {
  let yearly = 0
  return ages.map((age, year) => {
    const rate = insurerFactor(insurer, line.cover, age) * levelFactor(tables, 'level', age)
    const before = year === 0 ? 0 : line.market(age, sums[year - 1] ?? 0) * rate
    yearly += line.market(age, sums[year] ?? 0) * rate - before
    if (year === 0 && firstYear !== null) yearly = firstYear
    return yearly
  })
}

export function addUp(lists: number[][], length: number): number[] {
  return Array.from({ length }, (_, index) => lists.reduce((sum, list) => sum + (list[index] ?? 0), 0))
}
