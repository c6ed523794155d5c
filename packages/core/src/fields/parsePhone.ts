import { type ParseOptions, plainDigits, refuse, requiredText } from './cleanText.ts'

const longestPhone = 30
const mobile = /^(?:\+610?|00610?|0)([45]\d{8})$/
const phone = /^(?:\+610?|00610?|0)([234578]\d{8})$/

function parse(text: string, pattern: RegExp, options: ParseOptions): string {
  const digits = plainDigits(requiredText(text, longestPhone, options)).replace(/[ ()-]/g, '')
  const match = pattern.exec(digits)
  return match === null ? refuse(options, 'format') : `+61${match[1]}`
}

/**
 * Reads an Australian mobile number, such as `0400 000 000` or `+61 400 000 000`, into `+614xxxxxxxx`.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parseMobile(text: string, options: ParseOptions = {}): string {
  return parse(text, mobile, options)
}

/**
 * Reads an Australian landline (with its area code) or mobile number into `+61xxxxxxxxx`.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parsePhone(text: string, options: ParseOptions = {}): string {
  return parse(text, phone, options)
}
