import type { CheckedRequest } from './CheckedRequest.ts'
import { insurerFactor, levelFactor, type Offer } from './offer.ts'
import { type Line, policyLines } from './policyLines.ts'
import type { RatingTables } from './RatingTables.ts'
import { requestedTerms } from './Terms.ts'

/** Existing cover under level premiums: its sums, by line, and the age at which they were bought. */
export interface HeldCover {
  age: number
  sums: ReadonlyMap<string, number>
}

const keyOf = ({ cover, name }: Pick<Line, 'cover' | 'name'>) => `${cover} ${name}`

export const heldCover = (tables: RatingTables, checked: CheckedRequest, age: number): HeldCover => ({
  age,
  sums: new Map(policyLines(tables, checked, requestedTerms(checked)).map((line) => [keyOf(line), line.sum])),
})

/**
 * Returns a line's dollars a year at the market rate. Under level premiums existing cover retains the rate of the
 * age at which it was bought, and only added cover has the rate of the current age.
 */
export function yearlyMarket(
  tables: RatingTables,
  { age, premiumType }: CheckedRequest,
  { insurer }: Offer,
  held: HeldCover | null,
): (line: Line) => number {
  return (line) => {
    const priceAt = (boughtAt: number, sum: number) =>
      line.market(boughtAt, sum) *
      insurerFactor(insurer, line.cover, boughtAt) *
      levelFactor(tables, premiumType, boughtAt)
    if (held === null) return priceAt(age, line.sum)
    const sum = Math.min(line.sum, held.sums.get(keyOf(line)) ?? 0)
    return priceAt(held.age, sum) + priceAt(age, line.sum) - priceAt(age, sum)
  }
}
