/** The name of a cover in the forms in which screens need it. */
export interface CoverWords {
  /** On its own, such as a heading or a label. */
  readonly name: string
  /** Inside a sentence. */
  readonly noun: string
  /** Inside a sentence, before its noun or where that is understood. */
  readonly adjective: string
  /** For a place that says already that it is a cover, such as a table of covers. */
  readonly short: string
  /** Whether its sum insured is paid each month. */
  readonly isMonthly?: true
}
