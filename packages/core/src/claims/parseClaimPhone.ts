import type { ParseOptions } from '../fields/cleanText.ts'
import { InvalidInputError } from '../fields/InvalidInputError.ts'
import { parseInternationalPhone } from '../fields/parseInternationalPhone.ts'
import { parsePhone } from '../fields/parsePhone.ts'

/**
 * Reads the claimant's phone number: an Australian one, or one of any country with its code.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parseClaimPhone(text: string, options: ParseOptions = {}): string {
  try {
    return parsePhone(text, options)
  } catch (error) {
    if (error instanceof InvalidInputError && error.code === 'format')
      return parseInternationalPhone(text, options)
    throw error
  }
}
