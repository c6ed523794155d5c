import type { CoverFigures } from '@coverkit/core'

type Estimate = Pick<CoverFigures, 'cover' | 'gross' | 'assets'>

/** As exact as the calculator's results: an estimate is none to the dollar. */
const roundedTo = (step: number, dollars: number) => Math.round(dollars / step) * step
const downTo = (step: number, dollars: number) => Math.floor(dollars / step) * step

/** Returns the need beyond the customer's assets, rounded like the calculator's results; never below 0. */
export function neededOf({ cover, gross, assets }: Estimate): number {
  const needed = Math.max(0, gross - assets)
  return cover === 'incomeProtectionCover' ? downTo(50, needed) : roundedTo(1_000, needed)
}

/** The cover held less what is needed: below 0 where it is less than the estimate. */
export const differenceOf = (figures: Estimate & Pick<CoverFigures, 'existing'>): number =>
  figures.existing - neededOf(figures)
