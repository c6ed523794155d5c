import type { Owner } from '../../covers/terms.ts'
import type { Policy as SavedPolicy } from '../../generated/wire.ts'

/** The facts about each cover of a policy, whichever it is. */
export interface HeldCover {
  /** In whole dollars, income protection a month. */
  readonly sumInsured: number
  /** `null` where the insurer's record names none. */
  readonly owner: Owner | null
  /**
   * The sum that was bought at first, in whole dollars (income protection a month): what increases without health questions
   * are measured by. `null` where the record has none.
   */
  readonly originalSum: number | null
}

/** How one cover of a policy is read, and how a quote asks for it again. */
export interface CoverOfPolicy<Cover, Terms> {
  /** Null where the record has no sum of it. */
  readonly fromSaved: (saved: SavedPolicy) => Cover | null
  /** Its part of a quote; what the record does not name stays as it is. */
  readonly inQuote: (cover: Cover, terms: Terms) => Terms
}
