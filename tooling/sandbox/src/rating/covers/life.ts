import { at } from '../at.ts'
import type { CheckedRequest } from '../CheckedRequest.ts'
import type { RatingTables } from '../RatingTables.ts'
import { classFactor, deathRate, NOT_ADJUSTED, PER } from './factors.ts'
import type { MarketRate, RatedCover } from './RatedCover.ts'

export const life: RatedCover = {
  classColumn: 'lifeClass',
  amounts: ({ lifeCover }) => ({ 'lifeCover.amount': lifeCover.amount }),
  faults: () => [],
  sums: ({ lifeCover }) => [lifeCover.amount ?? 0],
  owner: ({ lifeCover }) => lifeCover.lifeOwner,
  sumFits: () => true,
  termReasons: () => [],
  adjust: () => NOT_ADJUSTED,
  lines: (tables, checked) => [
    {
      name: 'life',
      sum: checked.needs.lifeCover.amount ?? 0,
      market: marketRate(tables, checked),
      options: 1,
      duty: checked.duty.lifeAdded ? checked.duty.life : 0,
    },
  ],
}

function marketRate(
  { life: rates, deathRates }: RatingTables,
  { sex, smoker, occupation }: CheckedRequest,
): MarketRate {
  const { multiplier } = rates
  const factor = classFactor(rates.class, occupation.classes.life)
  return (age, sum) =>
    bandedThousands(rates.bands, sum) *
    PER *
    deathRate(deathRates[sex], age) *
    at(multiplier.ages, multiplier[sex], age) *
    (smoker ? at(rates.smoker.ages, rates.smoker[sex], age) : 1) *
    factor
}

/** Each factor applies only to the slice of the sum in its band, so that a larger sum never costs less. */
function bandedThousands(bands: RatingTables['life']['bands'], sum: number): number {
  let thousands = 0
  let from = 0
  for (const [bound, bandFactor] of bands) {
    const to = bound === null ? sum : Math.min(sum, bound)
    if (to <= from) break
    thousands += ((to - from) / PER) * bandFactor
    from = to
  }
  return thousands
}
