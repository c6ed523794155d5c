/** A line that is added to a list, or one that a cover is added to. */
export interface Row {
  /** From the root. */
  readonly path: string
  readonly from: RegExp
  readonly to: string
}
