import { type ParseOptions, plainDigits, refuse, requiredText } from './cleanText.ts'

/** Highest amount of money that is accepted, in dollars. */
export const HIGHEST_DOLLARS = 999_999_999

const longestMoney = 40
const money = /^([-−])?\$? ?(\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d+)(?:\.(\d{1,6}))? ?([km])?$/i
const multiples = { '': 1, k: 1_000, m: 1_000_000 } as const
const decimalPlaces = { '': 2, k: 3, m: 6 } as const

function suffixOf(text: string | undefined): keyof typeof multiples {
  const suffix = text?.toLowerCase()
  return suffix === 'k' || suffix === 'm' ? suffix : ''
}

/**
 * Reads money into whole dollars, cents rounded half up: `$1,234,567.89`, `1 234 567`, `85k`, `1.2m`.
 *
 * @throws InvalidInputError `required`, `format` (also wrong groups such as `1,23,456`), `min` (below 0 or `min`),
 * `max` (above 999,999,999 or `max`), `too-long`.
 */
export function parseMoney(
  text: string,
  options: ParseOptions & { readonly min?: number; readonly max?: number } = {},
): number {
  const { min = 0, max = HIGHEST_DOLLARS } = options
  const match = money.exec(plainDigits(requiredText(text, longestMoney, options)))
  if (match === null) return refuse(options, 'format')
  const [, minus, whole = '', decimals = '', last] = match
  const suffix = suffixOf(last)
  if (decimals.length > decimalPlaces[suffix]) refuse(options, 'format')
  const digits = whole.replace(/[, ]/g, '')
  const dollars = Math.floor(Number(`${digits}.${decimals || 0}`) * multiples[suffix] + 0.5 + 1e-6)
  if (minus ? dollars > 0 : dollars < min) refuse(options, 'min')
  if (dollars > max) refuse(options, 'max')
  return dollars
}
