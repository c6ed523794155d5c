import { type ParseOptions, plainDigits, refuse, requiredText } from '../fields/cleanText.ts'

const longestNumber = 30
const accountNameCharacters = /^[\p{L}\p{M}\p{Nd} &'’.,/()-]+$/u

function digitsOf(text: string, options: ParseOptions): string {
  return plainDigits(requiredText(text, longestNumber, options)).replace(/[ -]/g, '')
}

/**
 * Reads a BSB, six digits with or without a hyphen or space, into `000-000`.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parseBsb(text: string, options: ParseOptions = {}): string {
  const digits = digitsOf(text, options)
  return /^\d{6}$/.test(digits) ? `${digits.slice(0, 3)}-${digits.slice(3)}` : refuse(options, 'format')
}

/**
 * Reads an account number of 5 to 9 digits; it stays text, as it may begin with 0. Spaces and hyphens are dropped.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parseAccountNumber(text: string, options: ParseOptions = {}): string {
  const digits = digitsOf(text, options)
  return /^\d{5,9}$/.test(digits) ? digits : refuse(options, 'format')
}

/**
 * Reads the name of an account: up to 64 letters, digits, spaces and `& ' . , / ( ) -`.
 *
 * @throws InvalidInputError `required`, `characters`, `too-long`.
 */
export function parseAccountName(text: string, options: ParseOptions = {}): string {
  const clean = requiredText(text, 64, options)
  return accountNameCharacters.test(clean) && /\p{L}/u.test(clean) ? clean : refuse(options, 'characters')
}
