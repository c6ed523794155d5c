import { type ParseOptions, plainSigns, refuse, requiredText } from './cleanText.ts'

/** Highest amount of money that is accepted, in dollars. */
export const HIGHEST_DOLLARS = 999_999_999

const longestMoney = 40
const money =
  /^(-)?(?:(?:au?|aud ?)?\$|aud)? ?(\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d{1,3}(?:['’]\d{3})+|\d+)(?:\.(\d{1,6}))?(?:\.-?|\/-)? ?(k|m|thousand|grand|mn|mil(?:l|lion)?)?(?: ?(?:aud|(?:au?)?\$|(?:australian )?dollars?))?$/i
const yearly = / ?(?:p[./]? ?a\.?|(?:a|per) (?:year|annum)|\/ ?(?:year|yr)|annually|yearly)$/i

interface MoneyOptions extends ParseOptions {
  readonly min?: number
  readonly max?: number
  /** The amount is one of a year, which people say behind it. */
  readonly isYearly?: boolean
  /** The amount is returned in whole cents. */
  readonly isInCents?: boolean
}

/**
 * Reads money into whole dollars, cents rounded half up, or into whole cents: `A$1,234,567.89`, `1 234 567 dollars`, `85k`,
 * `1.2m`, `1.25 million`; an amount of a year also with `p.a.` behind it.
 *
 * @throws InvalidInputError `required`, `format` (also wrong groups such as `1,23,456`), `min` (below 0 or `min`),
 * `max` (above 999,999,999 or `max`), `too-long`.
 */
export function parseMoney(text: string, options: MoneyOptions = {}): number {
  const { min = 0, max = HIGHEST_DOLLARS, isYearly = false, isInCents = false } = options
  const plain = plainSigns(requiredText(text, longestMoney, options))
    .replace(/[٬،]/g, ',')
    .replace('٫', '.')
  const match = money.exec(isYearly ? plain.replace(yearly, '') : plain)
  if (match === null) return refuse(options, 'format')
  const [, minus, whole = '', decimals = '', multiple = ''] = match
  const places = multiple === '' ? 0 : /^m/i.test(multiple) ? 6 : 3
  if (decimals.length > (places || 2)) refuse(options, 'format')
  const digits = whole.replace(/[, '’]/g, '')
  const one = isInCents ? 100 : 1
  const amount = Math.floor(Number(`${digits}.${decimals || 0}`) * 10 ** places * one + 0.5 + 1e-6)
  if (minus ? amount > 0 : amount < min * one) refuse(options, 'min')
  if (amount > max * one) refuse(options, 'max')
  return amount
}
