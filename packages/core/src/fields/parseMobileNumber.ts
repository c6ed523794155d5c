import type { ParseOptions } from './cleanText.ts'
import { parseInternationalPhone } from './parseInternationalPhone.ts'
import { parseMobile } from './parsePhone.ts'

const abroad = /^\s*\+(?!\s*61)/

/**
 * Reads a mobile number: an Australian one as `parseMobile` does, one with another country code as
 * `parseInternationalPhone` does.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parseMobileNumber(text: string, options: ParseOptions = {}): string {
  return abroad.test(text) ? parseInternationalPhone(text, options) : parseMobile(text, options)
}
