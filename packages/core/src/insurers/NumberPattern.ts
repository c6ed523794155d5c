/** How an insurer writes its policy numbers, with an example of one. */
export interface NumberPattern {
  /** Matches the number in capitals, without spaces and the signs between its parts. */
  readonly pattern: RegExp
  readonly example: string
}
