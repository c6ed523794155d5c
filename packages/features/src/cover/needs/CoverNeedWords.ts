/** The words of the calculator for one cover. */
export interface CoverNeedWords {
  /** Below its need: what would be paid, and when. */
  readonly pays: string
  /** Around its amount in the lead of the results. */
  readonly lead: (hasDependents: boolean) => { readonly before: string; readonly after: string }
  /** Beside a cover that the visitor may already have. */
  readonly held: string
  /** The amount of it that the visitor has, inside a sentence. */
  readonly amount: string
}
