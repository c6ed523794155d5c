import { type ParseOptions, refuse, requiredText } from './cleanText.ts'

/**
 * Reads a policy number: 3 to 30 letters, digits, spaces, `/` and `-`, in capitals. It stays text.
 *
 * @throws InvalidInputError `required`, `format` (also too short), `too-long`.
 */
export function parsePolicyNumber(text: string, options: ParseOptions = {}): string {
  const clean = requiredText(text, 30, options)
  const valid = clean.length >= 3 && /^[A-Za-z0-9 /-]+$/.test(clean) && /[A-Za-z0-9]/.test(clean)
  return valid ? clean.toUpperCase() : refuse(options, 'format')
}
