import { centsOf, figuresOf, type PremiumFigures } from './premiumChange.ts'

/** Years that the review of a change shows. */
export const SHOWN_YEARS = 10

/** One policy year of a projection. */
export interface ProjectedYear extends PremiumFigures {
  /** From 1. */
  readonly year: number
  /** Whole years at its start. */
  readonly age: number
}

/** The next years of a policy, unchanged and changed, with their sums. */
export interface ProjectedYears {
  /** Ten, or as many as there are to age 65. */
  readonly years: readonly ProjectedYear[]
  readonly total: PremiumFigures
}

/** Yearly premiums in dollars for each age, as `quote/projection` gives them. */
export interface ProjectedPremiums {
  readonly ages: readonly number[]
  readonly now: readonly number[]
  readonly after: readonly number[]
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, year) => total + year, 0)
}

/** The next ten years of premiums side by side, in the server's own figures; a year that one side lacks costs nothing. */
export function nextYears(
  { ages, now, after }: ProjectedPremiums,
  count: number = SHOWN_YEARS,
): ProjectedYears {
  const shown = ages.slice(0, count)
  const before = shown.map((_, index) => centsOf(now[index] ?? 0))
  const then = shown.map((_, index) => centsOf(after[index] ?? 0))
  return {
    years: shown.map((age, index) => ({
      year: index + 1,
      age,
      ...figuresOf(before[index] ?? 0, then[index] ?? 0),
    })),
    total: figuresOf(sum(before), sum(then)),
  }
}
