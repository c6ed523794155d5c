import { type ParseOptions, refuse, requiredNumber } from './cleanText.ts'

const longestPhone = 30

/** Drops the words around a number: `Mob: 0400 000 000` or `0400 000 000 (work)`. */
export function requiredPhone(text: string, options: ParseOptions): string {
  const number = requiredNumber(text, longestPhone, options)
  return /[+\d](?:.*\d)?/u.exec(number)?.[0] ?? number
}

// With or without the country code, the ways to dial it, and the 0 that is only dialled at home.
const mobile = /^(?:\+?(?:00(?:11)?)?610?|0?)([45]\d{8})$/
const phone = /^(?:\+?(?:00(?:11)?)?610?|0)([2378]\d{8})$/
const service = /^(?:\+?(?:00(?:11)?)?61)?(13[1-9]\d{3}|1[38]00\d{6})$/

function parse(text: string, patterns: readonly RegExp[], options: ParseOptions): string {
  const number = requiredPhone(text, options)
  const [digits] = patterns.flatMap((pattern) => pattern.exec(number)?.[1] ?? [])
  return digits === undefined ? refuse(options, 'format') : `+61${digits}`
}

/**
 * Reads an Australian mobile number, such as `0400 000 000`, `400.000.000` or `+61 400 000 000`, into `+614xxxxxxxx`.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parseMobile(text: string, options: ParseOptions = {}): string {
  return parse(text, [mobile], options)
}

/**
 * Reads an Australian landline (with its area code) or mobile number into `+61xxxxxxxxx`.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parsePhone(text: string, options: ParseOptions = {}): string {
  return parse(text, [mobile, phone], options)
}

/**
 * Reads the same, or a number of an organisation: `13 xx xx`, `1300 xxx xxx` and `1800 xxx xxx`.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parseBusinessPhone(text: string, options: ParseOptions = {}): string {
  return parse(text, [mobile, phone, service], options)
}
