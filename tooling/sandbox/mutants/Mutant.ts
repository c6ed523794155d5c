/** One planted fault: a text of a source file, and what stands there instead. */
export interface Mutant {
  readonly name: string
  /** Below `src`. */
  readonly file: string
  /** Stands in the file exactly once. */
  readonly from: string
  readonly to: string
  /** The fastest test files that catch it, below `src`. */
  readonly tests: readonly string[]
}
