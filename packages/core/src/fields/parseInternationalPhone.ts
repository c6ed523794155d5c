import { internationalDigits } from './callingCodes.ts'
import { type ParseOptions, refuse } from './cleanText.ts'
import { requiredPhone } from './parsePhone.ts'

/**
 * Reads a telephone number of any country with its country code, `+64 21 000 0000`, `0064 21 000 0000` or, as dialled from
 * Australia, `0011 64 21 000 0000`, into `+` and 8 to 15 digits (ITU E.164). What is only dialled at home is dropped:
 * `+44 (0)20 7946 0000` is `+442079460000`.
 *
 * @throws InvalidInputError `required`, `format` (also without a country code, or with digits that its country does not
 * have), `too-long`.
 */
export function parseInternationalPhone(text: string, options: ParseOptions = {}): string {
  const number = requiredPhone(text, options)
  const [, digits] = /^(?:\+?00(?:11)?|\+)([1-9]\d{6,16})$/.exec(number) ?? []
  const international = digits === undefined ? null : internationalDigits(digits)
  return international === null ? refuse(options, 'format') : `+${international}`
}
