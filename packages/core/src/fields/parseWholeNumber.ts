import { type ParseOptions, plainSigns, refuse, requiredText } from './cleanText.ts'

const longestNumber = 20

/** Lowest and highest age of a customer, in whole years at the last birthday. */
export const CUSTOMER_AGES = { min: 18, max: 75 } as const

/**
 * Reads a whole number in plain digits.
 *
 * @throws InvalidInputError `required`, `format`, `whole-number` (such as `17.5`), `min`, `max`, `too-long`.
 */
export function parseWholeNumber(
  text: string,
  options: ParseOptions & { readonly min: number; readonly max: number },
): number {
  const clean = plainSigns(requiredText(text, longestNumber, options))
  if (/^-?\d+\.\d+$/.test(clean)) refuse(options, 'whole-number')
  if (!/^-?\d+$/.test(clean)) refuse(options, 'format')
  const number = Number(clean)
  if (number < options.min) refuse(options, 'min')
  if (number > options.max) refuse(options, 'max')
  return number === 0 ? 0 : number
}

/**
 * Reads an age in whole years, 18 to 75 unless said otherwise.
 *
 * @throws InvalidInputError as `parseWholeNumber`.
 */
export function parseAge(
  text: string,
  options: ParseOptions & { readonly min?: number; readonly max?: number } = {},
): number {
  return parseWholeNumber(text, { ...CUSTOMER_AGES, ...options })
}
