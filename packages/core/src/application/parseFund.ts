import { type ParseOptions, refuse, requiredDigits, requiredNumber } from '../fields/cleanText.ts'
import { lineCharacters, parseSigns } from '../fields/parseName.ts'
import { parseReference } from '../fields/parsePolicyNumber.ts'

const longestAbn = 20
const longestUsi = 20
const abnWeights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

/** Whether eleven digits are an ABN: the first digit less 1, then the weighted sum is a multiple of 89. */
function isAbn(digits: string): boolean {
  if (!/^[1-9]\d{10}$/.test(digits)) return false
  const sum = abnWeights.reduce((total, weight, index) => {
    const digit = Number(digits[index]) - (index === 0 ? 1 : 0)
    return total + digit * weight
  }, 0)
  return sum % 89 === 0
}

/**
 * Reads an Australian business number into its eleven digits; `ABN` and what groups them are dropped.
 *
 * @throws InvalidInputError `required`, `format`, `match` (eleven digits whose check digits do not agree), `too-long`.
 */
export function parseAbn(text: string, options: ParseOptions = {}): string {
  const digits = requiredDigits(text, longestAbn, options)
  if (!/^\d{11}$/.test(digits)) return refuse(options, 'format')
  return isAbn(digits) ? digits : refuse(options, 'match')
}

/**
 * Reads a unique superannuation identifier: an ABN and three digits, or the older `ABC0123AU`, in capitals.
 *
 * @throws InvalidInputError `required`, `format`, `match` (an ABN whose check digits do not agree), `too-long`.
 */
export function parseUsi(text: string, options: ParseOptions = {}): string {
  const usi = requiredNumber(text, longestUsi, options).toUpperCase().replace(/^USI/, '')
  if (/^[A-Z]{3}\d{4}AU$/.test(usi)) return usi
  if (!/^\d{14}$/.test(usi)) return refuse(options, 'format')
  return isAbn(usi.slice(0, 11)) ? usi : refuse(options, 'match')
}

/**
 * Reads the number of a member of a fund, as `parseReference` does: up to 30 characters.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parseMemberNumber(text: string, options: ParseOptions = {}): string {
  return parseReference(text, options)
}

/**
 * Reads the name of a super fund: up to 100 letters, digits, spaces, punctuation and `+`, signs unified as in a name.
 *
 * @throws InvalidInputError `required`, `characters`, `too-long`.
 */
export function parseFundName(text: string, options: ParseOptions = {}): string {
  return parseSigns(text, { longest: 100, characters: lineCharacters }, options)
}

/**
 * Reads the name of an organisation that is a beneficiary, by the rule for the name of a fund.
 *
 * @throws InvalidInputError `required`, `characters`, `too-long`.
 */
export function parseOrganisationName(text: string, options: ParseOptions = {}): string {
  return parseFundName(text, options)
}
