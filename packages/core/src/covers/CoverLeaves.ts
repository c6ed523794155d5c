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
  /** The leaves that hold the sum insured; the first is where it is entered. */
  readonly amounts: readonly [Leaf, ...Leaf[]]
  /** The leaves that come back together with the sum insured. */
  readonly besides?: readonly Leaf[]
  readonly terms: Readonly<Partial<Record<Exclude<TermField, 'sumInsured'>, Leaf>>>
}

/** The leaves of one cover. */
export type LeavesOf<Kind extends CoverKind> = CoverLeaves<keyof TermsOf<Kind> & string>
