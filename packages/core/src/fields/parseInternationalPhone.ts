import { type ParseOptions, plainDigits, refuse, requiredText } from './cleanText.ts'

const longestPhone = 30

/**
 * Reads a telephone number of any country with its country code, `+64 21 000 0000` or `0064 21 000 0000`, into `+` and
 * 8 to 15 digits (ITU E.164).
 *
 * @throws InvalidInputError `required`, `format` (also without a country code), `too-long`.
 */
export function parseInternationalPhone(text: string, options: ParseOptions = {}): string {
  const digits = plainDigits(requiredText(text, longestPhone, options)).replace(/[ ().-]/g, '')
  const [, number] = /^(?:\+|00)([1-9]\d{7,14})$/.exec(digits) ?? []
  return number === undefined ? refuse(options, 'format') : `+${number}`
}
