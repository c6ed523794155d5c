import type { FieldError } from './fieldError.ts'

/** One sentence for each kind of fault of a field; `otherwise` serves the codes without one of their own. */
export type ErrorMessages = { readonly [code: string]: string } & { readonly otherwise: string }

type Sentences = ErrorMessages | ((error: FieldError) => ErrorMessages)

/** The sentences of a form's fields; a field without any says to choose an option. */
export type FieldMessages<Field extends string> = {
  readonly [Name in Field]?: Sentences
}

/** The sentence that the visitor reads of a refused field. */
export function messageOf<Field extends string>(
  messages: FieldMessages<Field>,
  field: Field,
  error: FieldError,
): string {
  const own: Sentences = messages[field] ?? chooseSentences
  const sentences = typeof own === 'function' ? own(error) : own
  return sentences[error.code] ?? sentences.otherwise
}

const chooseSentences: ErrorMessages = { otherwise: 'Choose an option' }
