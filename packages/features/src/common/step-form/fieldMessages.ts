import type { FieldError } from './fieldError.ts'

/** One sentence for each kind of fault of a field; `otherwise` serves the codes without one of their own. */
export type ErrorMessages = { readonly [code: string]: string } & { readonly otherwise: string }

type Sentences = ErrorMessages | ((error: FieldError) => ErrorMessages)

/** The sentences of a form's fields. */
export type FieldMessages<Field extends string> = { readonly [Name in Field]?: Sentences }

/** Sentences for every field that is read: one for all would not name its question. */
export type MessagesOf<Field extends string, Read> = FieldMessages<Field> & {
  readonly [Name in Extract<keyof Read, Field>]: Sentences
}

/** The sentence that the visitor reads of a refused field. @throws for a field without any, a fault of the program. */
export function messageOf<Field extends string>(
  messages: FieldMessages<Field>,
  field: Field,
  error: FieldError,
): string {
  const own: Sentences | undefined = messages[field]
  if (own === undefined) throw new Error(`No sentence for ${field}`)
  const sentences = typeof own === 'function' ? own(error) : own
  return sentences[error.code] ?? sentences.otherwise
}
