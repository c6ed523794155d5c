import type { ParseOptions } from '../fields/cleanText.ts'
import { InvalidInputError } from '../fields/InvalidInputError.ts'
import { parseInternationalPhone } from '../fields/parseInternationalPhone.ts'
import { parseBusinessPhone } from '../fields/parsePhone.ts'

/**
 * Reads the claimant's phone number, who may be an executor's solicitor: an Australian one, 13, 1300 and 1800 numbers too, or
 * one of any country with its code.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parseClaimPhone(text: string, options: ParseOptions = {}): string {
  try {
    return parseBusinessPhone(text, options)
  } catch (error) {
    if (error instanceof InvalidInputError && error.code === 'format')
      return parseInternationalPhone(text, options)
    throw error
  }
}
