import { type ParseOptions, refuse, requiredText } from './cleanText.ts'

const hasLetter = /\p{L}/u
const hasLetterOrDigit = /[\p{L}\p{Nd}]/u
const nameCharacters = /^[\p{L}\p{M} '’.-]+$/u
const streetCharacters = /^[\p{L}\p{M}\p{Nd} /\-,.#'’]+$/u

function parseText(
  text: string,
  longest: number,
  patterns: readonly RegExp[],
  options: ParseOptions,
): string {
  const clean = requiredText(text, longest, options)
  return patterns.every((pattern) => pattern.test(clean)) ? clean : refuse(options, 'characters')
}

/**
 * Reads a person's name: up to 50 letters of any script, marks, spaces, apostrophes, hyphens and full stops.
 *
 * @throws InvalidInputError `required`, `characters`, `too-long`.
 */
export function parseName(text: string, options: ParseOptions = {}): string {
  return parseText(text, 50, [nameCharacters, hasLetter], options)
}

/**
 * Reads a person's whole name, as typed to sign: up to 101 characters, otherwise as a name.
 *
 * @throws InvalidInputError `required`, `characters`, `too-long`.
 */
export function parseFullName(text: string, options: ParseOptions = {}): string {
  return parseText(text, 101, [nameCharacters, hasLetter], options)
}

/**
 * Reads how a person is addressed, such as `Dr`: up to 20 characters, otherwise as a name.
 *
 * @throws InvalidInputError `required`, `characters`, `too-long`.
 */
export function parseTitle(text: string, options: ParseOptions = {}): string {
  return parseText(text, 20, [nameCharacters, hasLetter], options)
}

/**
 * Reads a street address: up to 100 letters, digits, spaces and `/ - , . # '`.
 *
 * @throws InvalidInputError `required`, `characters`, `too-long`.
 */
export function parseStreet(text: string, options: ParseOptions = {}): string {
  return parseText(text, 100, [streetCharacters, hasLetterOrDigit], options)
}

/**
 * Reads a suburb or town: up to 46 letters, spaces, apostrophes, hyphens and full stops.
 *
 * @throws InvalidInputError `required`, `characters`, `too-long`.
 */
export function parseSuburb(text: string, options: ParseOptions = {}): string {
  return parseText(text, 46, [nameCharacters, hasLetter], options)
}

/**
 * Reads a whole address on one line: up to 250 characters, otherwise as a street address.
 *
 * @throws InvalidInputError `required`, `characters`, `too-long`.
 */
export function parseAddressLine(text: string, options: ParseOptions = {}): string {
  return parseText(text, 250, [streetCharacters, hasLetterOrDigit], options)
}
