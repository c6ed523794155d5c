import { type ParseOptions, refuse, requiredText } from './cleanText.ts'

const hasLetter = /\p{L}/u
const hasLetterOrDigit = /[\p{L}\p{Nd}]/u
const nameCharacters = /^[\p{L}\p{M} '’.-]+$/u
const otherApostrophes = /[`´‘‛′＇]/g
const otherHyphens = /[‐‑‒–—―−﹘﹣－]/g
const streetCharacters = /^[\p{L}\p{M}\p{Nd} /\-,.#'’]+$/u

function parseAddressText(text: string, longest: number, options: ParseOptions): string {
  const clean = requiredText(text, longest, options)
  return streetCharacters.test(clean) && hasLetterOrDigit.test(clean) ? clean : refuse(options, 'characters')
}

function parseNameText(text: string, longest: number, options: ParseOptions): string {
  const clean = requiredText(text, longest, options).replace(otherApostrophes, '’').replace(otherHyphens, '-')
  return nameCharacters.test(clean) && hasLetter.test(clean) ? clean : refuse(options, 'characters')
}

/**
 * Reads a person's name: up to 50 letters of any script, marks, spaces, apostrophes, hyphens and full stops. Other
 * apostrophes become `’`, dashes `-`.
 *
 * @throws InvalidInputError `required`, `characters`, `too-long`.
 */
export function parseName(text: string, options: ParseOptions = {}): string {
  return parseNameText(text, 50, options)
}

/**
 * Reads a person's whole name, as typed to sign: up to 101 characters, otherwise as a name.
 *
 * @throws InvalidInputError `required`, `characters`, `too-long`.
 */
export function parseFullName(text: string, options: ParseOptions = {}): string {
  return parseNameText(text, 101, options)
}

/**
 * Reads how a person is addressed, such as `Dr`: up to 20 characters, otherwise as a name.
 *
 * @throws InvalidInputError `required`, `characters`, `too-long`.
 */
export function parseTitle(text: string, options: ParseOptions = {}): string {
  return parseNameText(text, 20, options)
}

/**
 * Reads a street address: up to 100 letters, digits, spaces and `/ - , . # '`.
 *
 * @throws InvalidInputError `required`, `characters`, `too-long`.
 */
export function parseStreet(text: string, options: ParseOptions = {}): string {
  return parseAddressText(text, 100, options)
}

/**
 * Reads a suburb or town: up to 46 letters, spaces, apostrophes, hyphens and full stops.
 *
 * @throws InvalidInputError `required`, `characters`, `too-long`.
 */
export function parseSuburb(text: string, options: ParseOptions = {}): string {
  return parseNameText(text, 46, options)
}

/**
 * Reads a whole address on one line: up to 250 characters, otherwise as a street address.
 *
 * @throws InvalidInputError `required`, `characters`, `too-long`.
 */
export function parseAddressLine(text: string, options: ParseOptions = {}): string {
  return parseAddressText(text, 250, options)
}
