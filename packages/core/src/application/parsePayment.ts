import { type ParseOptions, refuse, requiredText } from '../fields/cleanText.ts'
import { parseWholeNumber } from '../fields/parseWholeNumber.ts'

/** Days of the month on which premiums can be drawn; every month has them. */
export const DRAW_DAYS = { min: 1, max: 28 } as const

/** How a day of the month is read: `15` or `15th`. */
export const DRAW_DAY_RULES = { ...DRAW_DAYS, unit: /(?:st|nd|rd|th)$/i } as const

/**
 * Reads the day of the month on which premiums are drawn, 1 to 28.
 *
 * @throws InvalidInputError as `parseWholeNumber`.
 */
export function parseDrawDay(text: string, options: ParseOptions = {}): number {
  return parseWholeNumber(text, { ...DRAW_DAY_RULES, ...options })
}

/**
 * Reads a token of the payment provider: up to 200 printable characters. What may be a card number, with
 * letters before it or without, is refused.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parseCardToken(text: string, options: ParseOptions = {}): string {
  const token = requiredText(text, 200, options)
  const mayBeCard = /^[a-z_]*\d{12,19}$/i.test(token.replace(/[ -]/g, ''))
  return /^[!-~]+$/.test(token) && !mayBeCard ? token : refuse(options, 'format')
}
