import { type ParseOptions, plainSigns, refuse, requiredText } from './cleanText.ts'

const hasLetter = /\p{L}/u
const hasLetterOrDigit = /[\p{L}\p{Nd}]/u
// Beside the signs of English names: the dots of Catalan, Chinese and Japanese ones, and the marks of Hebrew.
const nameCharacters = /^[\p{L}\p{M} ’.,/·・׳״-]+$/u
// 1770 is a town in Queensland.
const placeCharacters = /^(?:[\p{L}\p{M} ’.,/·・׳״()&-]|1770)+$/u
/** An address, an organisation or an account has letters, digits and punctuation, but no emoji and no signs of markup. */
export const lineCharacters = /^[\p{L}\p{M}\p{N}\p{P} +|№℅°]+$/u

/** A text with one sign for each that keyboards have several of: `’`, `-`, `·` and `"`. */
function withOneSign(text: string): string {
  return plainSigns(text)
    .replace(/['`´‘‛′]/g, '’')
    .replace(/[•‧∙⋅]/g, '·')
    .replace(/[“”„«»″]/g, '"')
}

interface TextRule {
  readonly longest: number
  readonly characters: RegExp
  /** A character that the text needs, since signs alone are no name. Default: a letter. */
  readonly has?: RegExp
}

/** Reads a text of the given characters, its signs unified. */
export function parseSigns(
  text: string,
  { longest, characters, has = hasLetter }: TextRule,
  options: ParseOptions,
): string {
  const clean = withOneSign(requiredText(text, longest, options))
  const written = clean.replace(/\u200C|\u200D/g, '')
  return characters.test(written) && has.test(written) ? clean : refuse(options, 'characters')
}

const parseNameText = (text: string, longest: number, options: ParseOptions): string =>
  parseSigns(text, { longest, characters: nameCharacters }, options)

const parseAddressText = (text: string, longest: number, options: ParseOptions): string =>
  parseSigns(text, { longest, characters: lineCharacters, has: hasLetterOrDigit }, options)

/**
 * Reads a person's name: up to 50 letters of any script, marks, spaces, apostrophes, hyphens, full stops, commas, slashes
 * (`a/l`) and middle dots. Apostrophes become `’`, dashes `-`, middle dots `·`.
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
 * Reads a street address: up to 100 letters, numbers, fractions, spaces, punctuation and `+ | № ℅ °`, signs unified as in a
 * name.
 *
 * @throws InvalidInputError `required`, `characters`, `too-long`.
 */
export function parseStreet(text: string, options: ParseOptions = {}): string {
  return parseAddressText(text, 100, options)
}

/**
 * Reads a suburb or town: up to 46 characters of a name, brackets, `&` and `1770`.
 *
 * @throws InvalidInputError `required`, `characters`, `too-long`.
 */
export function parseSuburb(text: string, options: ParseOptions = {}): string {
  return parseSigns(text, { longest: 46, characters: placeCharacters, has: /\p{L}|1770/u }, options)
}

/**
 * Reads a whole address on one line: up to 250 characters, otherwise as a street address.
 *
 * @throws InvalidInputError `required`, `characters`, `too-long`.
 */
export function parseAddressLine(text: string, options: ParseOptions = {}): string {
  return parseAddressText(text, 250, options)
}
