import { type ParseOptions, plainSigns, refuse, requiredText } from './cleanText.ts'

/** `No.`, `Policy number:`, `Ref:` and `#` before a number are no part of it. */
const label =
  /^(?:(?:policy|member(?:ship)?|reference|(?:pol|ref)(?=[.:]| n))(?:[.:]+ ?| |(?=#)))?(?:(?:no|nr|number)\b[.:]* ?|[#№][.:]* ?)?/i

/**
 * Reads what a customer is known by: up to 30 letters, digits, spaces and `/ . _ -`, in capitals, dashes as `-`. It stays
 * text.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parseReference(text: string, options: ParseOptions = {}): string {
  const clean = plainSigns(requiredText(text, 30, options))
    .replace(/^[("]|[)".,;:]+$/g, '')
    .replace(label, '')
  const isReference = /^[A-Za-z0-9 /._-]+$/.test(clean) && /[A-Za-z0-9]/.test(clean)
  return isReference ? clean.toUpperCase() : refuse(options, 'format')
}

/**
 * Reads a policy number, as `parseReference` does: 3 to 30 characters.
 *
 * @throws InvalidInputError `required`, `format` (also too short), `too-long`.
 */
export function parsePolicyNumber(text: string, options: ParseOptions = {}): string {
  const number = parseReference(text, options)
  return number.length < 3 ? refuse(options, 'format') : number
}
