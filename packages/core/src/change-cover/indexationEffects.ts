import { COVER_KINDS, type CoverKind } from '../covers/kinds.ts'
import { INDEXATIONS, type Indexation } from '../quote/comparison.ts'
import { addYears } from './addYears.ts'

/** One anniversary under one choice of indexation. */
export interface IndexedYear {
  /** The first day of the policy year, `YYYY-MM-DD`. */
  readonly from: string
  readonly age: number
  /** Dollars, income protection a month; of the covers that there are. */
  readonly sumInsured: Readonly<Partial<Record<CoverKind, number>>>
  /** Dollars for the policy year, stamp duty and fee included. */
  readonly premium: number
}

/** The effect of one choice of indexation. */
export interface IndexationEffect {
  readonly indexation: Indexation
  /** The anniversary from which sums insured rise again, `YYYY-MM-DD`; null where they rise already, or never again. */
  readonly resumesOn: string | null
  /** Whether it can be had back with health questions only. */
  readonly isPermanent: boolean
  readonly years: readonly IndexedYear[]
}

/** Sums and yearly premiums for each age under each choice, as `quote/projection` gives them. */
export interface IndexationProjection {
  readonly ages: readonly number[]
  readonly sumInsured: Readonly<Record<Indexation, Readonly<Partial<Record<CoverKind, readonly number[]>>>>>
  readonly premiums: Readonly<Record<Indexation, readonly number[]>>
}

/**
 * The day from which sums insured rise again once indexation is turned off for 12 months: the rise at the next
 * anniversary is left out, the one a year later is not.
 */
export function indexationResumesOn(nextAnniversary: string): string {
  return addYears(nextAnniversary, 1)
}

/**
 * The effect of each choice of indexation over the years of a projection, whose first is the running policy year:
 * `nextAnniversary` (`YYYY-MM-DD`) is when its second begins.
 */
export function indexationEffects(
  { ages, sumInsured, premiums }: IndexationProjection,
  nextAnniversary: string,
): IndexationEffect[] {
  return INDEXATIONS.map((indexation) => ({
    indexation,
    resumesOn: indexation === 'off12Months' ? indexationResumesOn(nextAnniversary) : null,
    isPermanent: indexation === 'offPermanent',
    years: ages.map((age, index) => ({
      from: addYears(nextAnniversary, index - 1),
      age,
      sumInsured: Object.fromEntries(
        COVER_KINDS.flatMap((kind) => {
          const sum = sumInsured[indexation][kind]?.[index]
          return sum === undefined ? [] : [[kind, sum]]
        }),
      ),
      premium: premiums[indexation][index] ?? 0,
    })),
  }))
}
