import { type ParseOptions, plainDigits, refuse, requiredText } from './cleanText.ts'

const shortest = 6
const longest = 100
const parts = [/^[A-Za-z0-9!@#$%^&*]+$/, /\d/, /[A-Z]/, /[!@#$%^&*]/]

/**
 * Reads a new password exactly as typed: 6 to 100 letters, digits and `!@#$%^&*`, with a digit, a capital and one of
 * the symbols.
 *
 * @throws InvalidInputError `required`, `min` (too short), `too-long`, `characters`.
 */
export function parsePassword(text: string, options: ParseOptions = {}): string {
  if (text === '') refuse(options, 'required')
  if (text.length < shortest) refuse(options, 'min')
  if (text.length > longest) refuse(options, 'too-long')
  return parts.every((part) => part.test(text)) ? text : refuse(options, 'characters')
}

/**
 * Reads the six digits of a confirmation code; spaces are dropped.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parseConfirmationCode(text: string, options: ParseOptions = {}): string {
  const digits = plainDigits(requiredText(text, 20, options)).replaceAll(' ', '')
  return /^\d{6}$/.test(digits) ? digits : refuse(options, 'format')
}
