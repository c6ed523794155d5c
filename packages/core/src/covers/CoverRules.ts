import type { CoveredQuote, TermsOf } from './groups.ts'
import type { CoverKind } from './kinds.ts'
import type { Owner } from './terms.ts'

/** How the rules of a quote read and change one cover. Sums are dollars: income protection a month, TPD its total. */
export interface CoverRules<Kind extends CoverKind> {
  /** The leaves with a sum that is entered. */
  readonly withSum: (sum: number, quote: CoveredQuote) => Partial<TermsOf<Kind>>
  /** The leaves with a sum that is lowered to a maximum. */
  readonly lowered: (maximum: number, quote: CoveredQuote) => Partial<TermsOf<Kind>>
  readonly round: (dollars: number, quote: CoveredQuote) => number
  /** The highest sum for the person's earnings, of which it may replace so many percent; left out where they don't count. */
  readonly mostOfEarnings?: (quote: CoveredQuote, percent: number) => number
  readonly ownedBy: (owner: Owner) => Partial<TermsOf<Kind>>
  /** The leaf with the chosen extras; no leaf where the cover has none. */
  readonly withExtras: (chosen: readonly string[]) => Partial<TermsOf<Kind>>
  /** The owner where no other is allowed. */
  readonly onlyOwner?: Owner
}
