/** What a form says of the personal details that it asks for. Each member is a sentence or two. */
export interface Notice {
  /** What is collected. */
  readonly what: string
  /** What it is used for. */
  readonly why: string
  /** Where it is stored and who sees it. */
  readonly who: string
  /** What happens if it isn’t given. */
  readonly without: string
}
