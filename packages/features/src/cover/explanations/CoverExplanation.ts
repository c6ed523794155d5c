/** A cover as the page about the types of cover explains it. */
export interface CoverExplanation {
  /** The anchor of its part of the page. */
  readonly id: string
  readonly name: string
  readonly summary: string
  readonly pays: string
  readonly when: string
  readonly use: string
  readonly notCovered: string
}
