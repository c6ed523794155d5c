import { type FieldCode, InvalidInputError } from './InvalidInputError.ts'

/** Returns the code with which a parser refuses; null if it accepts. */
export function codeOf(parse: () => unknown): FieldCode | null {
  try {
    parse()
    return null
  } catch (error) {
    if (error instanceof InvalidInputError) return error.code
    throw error
  }
}
