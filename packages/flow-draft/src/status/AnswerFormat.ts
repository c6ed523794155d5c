/** An answer by name, with the page where it can be changed; null when no page asks it. */
export interface FieldAddress {
  readonly label: string
  readonly href: string | null
}

/** A flow's texts for single answers. */
export interface AnswerFormat {
  /** The answer that a dotted path of the request is about, or null when it is about none. */
  readonly refused: (field: string) => FieldAddress | null
  /** Returns the label of a stored answer by its path; null for bookkeeping. */
  readonly label: (path: readonly string[]) => string | null
  /** The value of that answer in the visitor's words. */
  readonly value: (path: readonly string[], value: unknown) => string
}
