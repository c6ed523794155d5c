import { type ParseOptions, plainSigns, refuse, requiredNumber, requiredText } from '../fields/cleanText.ts'

const longestNumber = 40
const medicareWeights = [1, 3, 7, 9, 1, 3, 7, 9]

/** Letters and digits in capitals. */
const characters = (text: string, options: ParseOptions): string =>
  requiredNumber(text, longestNumber, options).toUpperCase()

function parseMatching(text: string, pattern: RegExp, options: ParseOptions): string {
  const number = characters(text, options)
  return pattern.test(number) ? number : refuse(options, 'format')
}

/**
 * Reads the number of a driver licence: up to 10 letters and digits with a digit among them. It stays text.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parseLicenceNumber(text: string, options: ParseOptions = {}): string {
  const number = parseMatching(text, /^[A-Z0-9]{1,10}$/, options)
  return /\d/.test(number) ? number : refuse(options, 'format')
}

/**
 * Reads the number of a licence's card, which changes with each card: 6 to 10 letters and digits with a digit among them.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parseCardNumber(text: string, options: ParseOptions = {}): string {
  const number = parseMatching(text, /^[A-Z0-9]{6,10}$/, options)
  return /\d/.test(number) ? number : refuse(options, 'format')
}

/**
 * Reads the number of a passport: an Australian one has one or two letters and 7 digits; of other countries 5 to 15
 * letters and digits.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parsePassportNumber(
  text: string,
  options: ParseOptions & { readonly country?: string } = {},
): string {
  const pattern = options.country === 'Australia' ? /^[A-Z]{1,2}\d{7}$/ : /^[A-Z0-9]{5,15}$/
  return parseMatching(text, pattern, options)
}

/**
 * Reads the number of a Medicare card: ten digits, of which the first is 2 to 6, the ninth is the check digit of those
 * before it (weights 1, 3, 7, 9, twice; the sum's last digit), and the tenth the issue of the card.
 *
 * @throws InvalidInputError `required`, `format`, `match` (the check digit does not agree), `too-long`.
 */
export function parseMedicareNumber(text: string, options: ParseOptions = {}): string {
  const number = parseMatching(text, /^[2-6]\d{9}$/, options)
  const sum = medicareWeights.reduce((total, weight, index) => total + weight * Number(number[index]), 0)
  return sum % 10 === Number(number[8]) ? number : refuse(options, 'match')
}

/**
 * Reads the number beside a name on a Medicare card: one digit from 1 to 9.
 *
 * @throws InvalidInputError `required`, `range`, `too-long`.
 */
export function parseMedicareReference(text: string, options: ParseOptions = {}): string {
  const number = characters(text, options)
  return /^[1-9]$/.test(number) ? number : refuse(options, 'range')
}

/**
 * Reads the number of an ImmiCard: three letters and six digits.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parseImmiCardNumber(text: string, options: ParseOptions = {}): string {
  return parseMatching(text, /^[A-Z]{3}\d{6}$/, options)
}

/**
 * Reads the number of a certificate, such as of a birth: 3 to 20 letters, digits and slashes with a digit among them.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parseCertificateNumber(text: string, options: ParseOptions = {}): string {
  const number = plainSigns(requiredText(text, longestNumber, options))
    .toUpperCase()
    .replace(/[^\p{L}\d/]/gu, '')
  if (!/^[A-Z0-9/]{3,20}$/.test(number)) refuse(options, 'format')
  return /\d/.test(number) ? number : refuse(options, 'format')
}
