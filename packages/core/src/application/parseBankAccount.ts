import { type ParseOptions, refuse, requiredDigits, requiredNumber } from '../fields/cleanText.ts'
import { lineCharacters, parseSigns } from '../fields/parseName.ts'

const longestNumber = 30

/**
 * Reads the six digits of a BSB into `000-000`; `BSB` and what groups them are dropped.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parseBsb(text: string, options: ParseOptions = {}): string {
  const digits = requiredDigits(text, longestNumber, options)
  return /^\d{6}$/.test(digits) ? `${digits.slice(0, 3)}-${digits.slice(3)}` : refuse(options, 'format')
}

/**
 * Reads an account number of 5 to 9 digits; it stays text, as it may begin with 0. `Account no.` and what groups them
 * are dropped.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parseAccountNumber(text: string, options: ParseOptions = {}): string {
  const digits = requiredNumber(text, longestNumber, options).replace(
    /^ac(?:c(?:oun)?t?)?(?:no|number)?/i,
    '',
  )
  return /^\d{5,9}$/.test(digits) ? digits : refuse(options, 'format')
}

/**
 * Reads the name of an account: up to 64 letters, digits, spaces and punctuation, signs unified as in a name.
 *
 * @throws InvalidInputError `required`, `characters`, `too-long`.
 */
export function parseAccountName(text: string, options: ParseOptions = {}): string {
  return parseSigns(text, { longest: 64, characters: lineCharacters }, options)
}
