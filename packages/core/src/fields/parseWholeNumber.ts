import { type ParseOptions, plainSigns, refuse, requiredText } from './cleanText.ts'

const longestNumber = 20
/** The words that may follow an age. */
export const AGE_UNIT = / ?(?:years?(?: old)?|yrs?|y\.?o\.?)$/i

/** How the hours of work of a week are read: `38`, `38 hours` or `38h a week`. */
export const WEEKLY_HOURS = {
  min: 0,
  max: 168,
  unit: / ?(?:h|hrs?|hours?)(?: ?(?:a|per|\/|p\/?) ?w(?:ee)?k?)?$/i,
} as const

/** Lowest and highest age of a customer, in whole years at the last birthday. */
export const CUSTOMER_AGES = { min: 18, max: 75 } as const

interface NumberOptions extends ParseOptions {
  readonly min: number
  readonly max: number
  /** The words that may follow the number, such as hours; any other is refused, as months would be for years. */
  readonly unit?: RegExp | undefined
}

/**
 * Reads a whole number in digits.
 *
 * @throws InvalidInputError `required`, `format`, `whole-number` (such as `17.5`), `min`, `max`, `too-long`.
 */
export function parseWholeNumber(text: string, options: NumberOptions): number {
  const clean = plainSigns(requiredText(text, longestNumber, options)).replace(options.unit ?? '', '')
  if (/^-?\d+\.\d+$/.test(clean)) refuse(options, 'whole-number')
  if (!/^-?\d+$/.test(clean)) refuse(options, 'format')
  const number = Number(clean)
  if (number < options.min) refuse(options, 'min')
  if (number > options.max) refuse(options, 'max')
  return number === 0 ? 0 : number
}

/**
 * Reads an age in whole years, `40` or `40 years`, 18 to 75 unless said otherwise.
 *
 * @throws InvalidInputError as `parseWholeNumber`.
 */
export function parseAge(
  text: string,
  options: ParseOptions & { readonly min?: number; readonly max?: number } = {},
): number {
  return parseWholeNumber(text, { ...CUSTOMER_AGES, unit: AGE_UNIT, ...options })
}
