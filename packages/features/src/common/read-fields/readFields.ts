import { type FieldCode, InvalidInputError } from '@coverkit/core'

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
