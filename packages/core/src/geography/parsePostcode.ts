import { type ParseOptions, plainSigns, refuse, requiredText } from '../fields/cleanText.ts'

/**
 * Reads an Australian postcode; it stays text, as it may begin with 0.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parsePostcode(text: string, options: ParseOptions = {}): string {
  const clean = plainSigns(requiredText(text, 20, options))
  return /^\d{4}$/.test(clean) && clean !== '0000' ? clean : refuse(options, 'format')
}
