import type { TermsOf } from './groups.ts'
import type { CoverKind } from './kinds.ts'

/** The terms of a cover in the order in which they are shown. */
export const TERM_FIELDS = [
  'sumInsured',
  'link',
  'linkedAmount',
  'occupationType',
  'incomeReplacement',
  'waitingPeriod',
  'benefitPeriod',
  'extras',
  'owner',
] as const
/** A term of one cover. `sumInsured` is dollars, of income protection a month, of TPD the total. */
export type TermField = (typeof TERM_FIELDS)[number]

/** Where the terms of a cover are in its part of a quote. */
export interface CoverLeaves<Leaf extends string> {
  /** The leaves of the sum insured, which come back together; the first is where it is entered. */
  readonly sum: readonly [Leaf, ...Leaf[]]
  readonly terms: Readonly<Partial<Record<Exclude<TermField, 'sumInsured'>, Leaf>>>
}

/** The leaves of one cover. */
export type LeavesOf<Kind extends CoverKind> = CoverLeaves<keyof TermsOf<Kind> & string>
