import { type FieldCode, InvalidInputError } from '@coverkit/core'
import type { FormReader } from './useForm.ts'

/** The result of reading a form: its values, or the errors of its fields in the order of the screen. */
export type ReadResult<Read, Field> =
  | { readonly read: Read }
  | { readonly errors: ReadonlyMap<Field, FieldCode> }

export interface InputReader<Input, Field extends string, Read> extends FormReader<Input, Field> {
  /** Returns the form's values. @throws when a field is refused. */
  read(input: Input): Read
  /** Returns the text of a field as it will be stored; null where it can't be read, or is no text. */
  tidied?(input: Input, field: Field): string | null
}

/** The texts that are shown as they will be stored, by their fields. */
export type TidyTexts<Input, Field extends string> = {
  readonly [Name in Field]?: (input: Input) => string | null
}

/** Reads one text alone, whatever the other fields have. */
export const tidiedBy =
  <Input, Field extends string>(texts: TidyTexts<Input, Field>) =>
  (input: Input, field: Field): string | null =>
    readFields<Field>().read(field, () => texts[field]?.(input)) ?? null

/** Makes a form's reader of what reads it and the sentence of a refused field. */
export function inputReader<Input, Field extends string, Read>(
  readInput: (input: Input) => ReadResult<Read, Field>,
  messageOf: (field: Field, code: FieldCode) => string,
  texts: TidyTexts<Input, Field> = {},
): InputReader<Input, Field, Read> {
  return {
    tidied: tidiedBy(texts),
    messages(input) {
      const result = readInput(input)
      const errors = 'errors' in result ? [...result.errors] : []
      return new Map(errors.map(([field, code]) => [field, messageOf(field, code)]))
    },
    read(input) {
      const result = readInput(input)
      if ('errors' in result) throw new RangeError('What is refused cannot be read.')
      return result.read
    },
  }
}

/** Reads one field after the other and notes which were refused, and why, in that order. */
export function readFields<Field extends string>() {
  const errors = new Map<Field, FieldCode>()
  const read = <Value>(field: Field, parse: () => Value): Value | undefined => {
    try {
      return parse()
    } catch (error) {
      if (!(error instanceof InvalidInputError)) throw error
      errors.set(field, error.code)
      return undefined
    }
  }
  return { errors, read }
}
