/** A form's notice about the personal details that it asks for. Each member is a sentence or two. */
export interface Notice {
  /** The details that are collected. */
  readonly what: string
  /** The purpose of collecting them. */
  readonly why: string
  /** Where it is stored and who sees it. */
  readonly who: string
  /** The consequence of not giving them. */
  readonly without: string
}
