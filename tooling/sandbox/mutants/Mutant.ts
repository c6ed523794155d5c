/** One planted fault: a text in a source file, and its replacement. */
export interface Mutant {
  readonly name: string
  /** The file's path below `src`. */
  readonly file: string
  /** A text that occurs exactly once in the file. */
  readonly from: string
  readonly to: string
  /** The fastest test files that catch it, below `src`. */
  readonly tests: readonly string[]
}
