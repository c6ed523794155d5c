import { type ParseOptions, refuse, requiredNumber } from '../fields/cleanText.ts'
import { parseSigns } from '../fields/parseName.ts'

const longestNumber = 30
const accountNameCharacters = /^[\p{L}\p{M}\p{Nd} &’.,/()·-]+$/u

/**
 * Reads a BSB, six digits with or without a dash, a space or a full stop, into `000-000`.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parseBsb(text: string, options: ParseOptions = {}): string {
  const digits = requiredNumber(text, longestNumber, options)
  return /^\d{6}$/.test(digits) ? `${digits.slice(0, 3)}-${digits.slice(3)}` : refuse(options, 'format')
}

/**
 * Reads an account number of 5 to 9 digits; it stays text, as it may begin with 0. Spaces, dashes and full stops are dropped.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parseAccountNumber(text: string, options: ParseOptions = {}): string {
  const digits = requiredNumber(text, longestNumber, options)
  return /^\d{5,9}$/.test(digits) ? digits : refuse(options, 'format')
}

/**
 * Reads the name of an account: up to 64 letters, digits, spaces and `& ’ . , / ( ) · -`, signs unified as in a name.
 *
 * @throws InvalidInputError `required`, `characters`, `too-long`.
 */
export function parseAccountName(text: string, options: ParseOptions = {}): string {
  return parseSigns(text, { longest: 64, characters: accountNameCharacters }, options)
}
