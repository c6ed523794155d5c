import { type ParseOptions, refuse, requiredDigits } from './cleanText.ts'

/** Checks the form's own rules; the user pool may require more. */
const SHORTEST = 6
const longest = 100
const parts = [/^[A-Za-z0-9!@#$%^&*]+$/, /\d/, /[A-Z]/, /[!@#$%^&*]/]

interface PasswordOptions extends ParseOptions {
  /** The fewest characters that the user pool takes, a whole number from 6 to 99. Default 6. */
  readonly min?: number
}

/**
 * Reads a new password exactly as typed: `min` to 100 letters, digits and `!@#$%^&*`, with a digit, a capital and one of
 * the symbols.
 *
 * @throws InvalidInputError `required`, `min` (too short), `too-long`, `characters`.
 */
export function parsePassword(text: string, options: PasswordOptions = {}): string {
  if (text === '') refuse(options, 'required')
  if (text.length < (options.min ?? SHORTEST)) refuse(options, 'min')
  if (text.length > longest) refuse(options, 'too-long')
  return parts.every((part) => part.test(text)) ? text : refuse(options, 'characters')
}

/**
 * Reads the six digits of a confirmation code, also from the line that it came with.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parseConfirmationCode(text: string, options: ParseOptions = {}): string {
  const digits = requiredDigits(text, longest, options)
  return /^\d{6}$/.test(digits) ? digits : refuse(options, 'format')
}
