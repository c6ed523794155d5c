import { type ParseOptions, refuse } from './cleanText.ts'
import { codeOf } from './codeOf.ts'
import { parseInternationalPhone } from './parseInternationalPhone.ts'
import { parseMobile } from './parsePhone.ts'

/**
 * Reads a mobile number: an Australian one as `parseMobile` does, one with another country code as
 * `parseInternationalPhone` does.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parseMobileNumber(text: string, options: ParseOptions = {}): string {
  if (codeOf(() => parseMobile(text)) !== 'format') return parseMobile(text, options)
  const number = parseInternationalPhone(text, options)
  return number.startsWith('+61') ? refuse(options, 'format') : number
}
