import type { Term } from './term.ts'
import { termsCopy } from './termsCopy.ts'

const lowerFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

/** A term as part of a sentence; null for one that its cover is not recognised by. */
function inLine({ id, value }: Term): string | null {
  switch (id) {
    case 'amount':
    case 'monthlyBenefit':
      return value
    case 'annualEarnings':
      return null
    case 'waitingPeriod':
      return lowerFirst(termsCopy.paidAfter(value))
    case 'benefitPeriod':
      return termsCopy.upTo(value)
    default:
      return value === termsCopy.none ? null : lowerFirst(value)
  }
}

/**
 * A cover's terms in one line, as it is signed:
 * `$750,500, linked to life $500,000, standalone $250,500, own occupation, inside super`.
 */
export const termsLine = (terms: readonly Term[]): string =>
  terms
    .map(inLine)
    .filter((part) => part !== null)
    .join(', ')
