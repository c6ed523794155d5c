import { InvalidInputError, parseConfirmationCode } from '@coverkit/core'

/** A code as it was entered; null where it is not one. */
export function readCode(text: string): string | null {
  try {
    return parseConfirmationCode(text)
  } catch (error) {
    if (error instanceof InvalidInputError) return null
    throw error
  }
}
