import { type ParseOptions, plainSigns, refuse, requiredText } from './cleanText.ts'

const longestPercent = 20

function decimalNumber(text: string, decimals: RegExp, options: ParseOptions): number {
  const clean = plainSigns(requiredText(text, longestPercent, options))
  const match = decimals.exec(clean)
  if (match === null) return refuse(options, 'format')
  return Number(match[1])
}

/**
 * Reads a percentage with at most two decimals, `40`, `40%` or `33.33`, into whole basis points: 33.33 % is 3333.
 *
 * @throws InvalidInputError `required`, `format`, `range` (below 0 or above `max` percent), `too-long`.
 */
export function parsePercent(text: string, options: ParseOptions & { readonly max?: number } = {}): number {
  const percent = decimalNumber(text, /^(-?\d+(?:\.\d{1,2})?)(?: ?(?:[%٪]|pc|per ?cent))?$/i, options)
  const { max = 100 } = options
  if (percent < 0 || percent > max) refuse(options, 'range')
  return Math.round(Math.abs(percent) * 100)
}

/**
 * Reads a yearly rate in percent with at most one decimal, `1.5` or `1.5%`.
 *
 * @throws InvalidInputError `required`, `format`, `range` (below `min` or above `max`, 0 to 20), `too-long`.
 */
export function parseRate(
  text: string,
  options: ParseOptions & { readonly min?: number; readonly max?: number } = {},
): number {
  const rate = decimalNumber(text, /^(-?\d+(?:\.\d)?)(?: ?(?:[%٪]|pc|per ?cent))?$/i, options)
  const { min = 0, max = 20 } = options
  if (rate < min || rate > max) refuse(options, 'range')
  return rate === 0 ? 0 : rate
}
