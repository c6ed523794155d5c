import { type FieldCode, InvalidInputError } from './InvalidInputError.ts'

/** Where a parsed value belongs: the dotted path that an error carries. */
export interface ParseOptions {
  readonly path?: string
}

const joiners = /[\u200C\u200D]+/g
const invisible = /(?![\u200C\u200D])[\p{Cf}\p{Cs}]|(?!\s)\p{Cc}/gu
/** Letters and marks from Arabic to Sinhala, of Burmese, Khmer and Mongolian: joiners change how they are written. */
const joined = /^(?=[\u0600-\u0DFF\u1000-\u109F\u1780-\u18AF])[\p{L}\p{M}]$/u
const longestText = 1000

/** A joiner stays between two letters of a script that needs it, as in the Persian `علی‌رضا`. */
const neededJoiner = (run: string, index: number, text: string): string =>
  joined.test(text.charAt(index - 1)) && joined.test(text.charAt(index + run.length)) ? run.charAt(0) : ''

/**
 * Drops control characters and zero-width ones that no letter needs, collapses spaces of any kind to one, trims, and
 * composes (NFC).
 */
export function cleanText(text: string): string {
  return text
    .replace(invisible, '')
    .replace(joiners, neededJoiner)
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC')
}

/**
 * Full-width letters and signs, as some keyboards type them, as plain ones, the digits of every script too, and any dash as a
 * hyphen.
 */
export function plainSigns(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/[‐-―−﹘﹣]/g, '-')
}

/** Counts the digits before one: each script has ten in a row, and rows that touch begin with a 0. */
function plainDigit(digit: string): string {
  let code = Number(digit.codePointAt(0))
  let value = -1
  while (/\p{Nd}/u.test(String.fromCodePoint(code--))) value++
  return `${value % 10}`
}

/** Throws what is wrong with the value at a path. */
export function refuse({ path = '' }: ParseOptions, code: FieldCode): never {
  throw new InvalidInputError(path, code)
}

/** Cleaned text that is not blank and at most so many characters long; the length is checked before any pattern. */
export function requiredText(text: string, maximum: number, options: ParseOptions = {}): string {
  if (text.length > longestText) refuse(options, 'too-long')
  const clean = cleanText(text)
  if (clean === '') refuse(options, 'required')
  if ([...clean].length > maximum) refuse(options, 'too-long')
  return clean
}

/**
 * The letters and digits of a number or a code, and `+`: plain ones without what groups or surrounds them, and without marks,
 * such as those that choose how a digit is drawn.
 */
export function requiredNumber(text: string, maximum: number, options: ParseOptions = {}): string {
  return plainSigns(requiredText(text, maximum, options)).replace(/[^\p{L}\d+]/gu, '')
}

/**
 * The digits of a number that has no letters, without the words around it: `BSB 970-001` is `970001`. Empty where letters stand
 * among the digits, since one of them may be a digit mistyped.
 */
export function requiredDigits(text: string, maximum: number, options: ParseOptions = {}): string {
  return /^\p{L}*(\d+)\p{L}*$/u.exec(requiredNumber(text, maximum, options))?.[1] ?? ''
}
