/** The use of a cover in few words. */
export interface CoverFacts {
  /** The event that it pays for, and the kind of payment, in one sentence. */
  readonly pays: string
  readonly use: string
  readonly notCovered: string
}
