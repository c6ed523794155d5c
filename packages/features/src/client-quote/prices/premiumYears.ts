import {
  type ClientQuote,
  type ComparisonRequest,
  comparisonRequest,
  type Indexation,
  type ProjectionAnswer,
} from '@coverkit/core'

/** Yearly premiums of both kinds in whole dollars, one for each age: the mean of the insurers that offer both. */
export interface PremiumYears {
  readonly ages: readonly number[]
  readonly stepped: readonly number[]
  readonly level: readonly number[]
  /** How many insurers the figures come from. */
  readonly insurers: number
}

/** The comparison of stepped and level premiums that the figures show. */
export interface PremiumFinding {
  /** The first age at which a year of stepped costs more than one of level; null where none does, or all do. */
  readonly dearerFrom: number | null
  /** All years together, in whole dollars. */
  readonly totals: { readonly stepped: number; readonly level: number }
}

/** A zero id: the request is for prices only and is not stored. */
const CLIENT_ID = '00000000-0000-4000-8000-000000000000'

/** Builds the request for the prices of the coming years; null while an answer that it needs is missing. */
export function yearsRequest(quote: ClientQuote): ComparisonRequest | null {
  if (quote.covers.selectedCovers.length === 0) return null
  // The answer has both kinds, whichever is chosen, and years, however often is paid.
  const priced: ClientQuote = { ...quote, premiumType: 'stepped', paymentFrequency: 'yearly' }
  return comparisonRequest(priced, { clientId: CLIENT_ID, allowAdjustments: true })
}

/** Null where no insurer offers both kinds, or no year is left to 65. */
export function premiumYears(answer: ProjectionAnswer, indexation: Indexation): PremiumYears | null {
  const both = answer.insurers.flatMap(({ projection }) =>
    projection?.level
      ? [{ stepped: projection.stepped[indexation], level: projection.level[indexation] }]
      : [],
  )
  if (both.length === 0 || answer.ages.length < 2) return null
  const mean = (kind: 'stepped' | 'level') =>
    answer.ages.map((_, year) =>
      Math.round(both.reduce((sum, years) => sum + (years[kind][year] ?? 0), 0) / both.length),
    )
  return { ages: answer.ages, stepped: mean('stepped'), level: mean('level'), insurers: both.length }
}

export function premiumFinding({ ages, stepped, level }: PremiumYears): PremiumFinding {
  const isDearer = ages.map((_, year) => (stepped[year] ?? 0) > (level[year] ?? 0))
  const first = isDearer.indexOf(true)
  // Once dearer, always dearer: only then an age says it.
  const crosses = first > 0 && isDearer.slice(first).every(Boolean)
  const sum = (years: readonly number[]) => years.reduce((total, year) => total + year, 0)
  return {
    dearerFrom: crosses ? (ages[first] ?? null) : null,
    totals: { stepped: sum(stepped), level: sum(level) },
  }
}
