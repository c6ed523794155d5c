import { type FieldCode, InvalidInputError } from './InvalidInputError.ts'

/** Where a parsed value belongs: the dotted path that an error carries. */
export interface ParseOptions {
  readonly path?: string
}

const invisible = /[\p{Cf}\p{Cs}]|(?!\s)\p{Cc}/gu
const longestText = 1000

/** Drops zero-width and control characters, collapses spaces of any kind to one, trims, and composes (NFC). */
export function cleanText(text: string): string {
  return text.replace(invisible, '').replace(/\s+/g, ' ').trim().normalize('NFC')
}

/** Full-width digits, as some keyboards type them, as plain ones. */
export function plainDigits(text: string): string {
  return text.replace(/[\uFF10-\uFF19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
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
