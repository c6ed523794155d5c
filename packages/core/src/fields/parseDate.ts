import { type ParseOptions, plainSigns, refuse, requiredText } from './cleanText.ts'
import { monthNumber } from './monthNumber.ts'

/** A date as typed into three boxes; each may hold anything or nothing. */
export interface DateParts {
  readonly day: string
  readonly month: string
  readonly year: string
}

const longestDate = 30
/** A date that was pasted whole into one of the boxes. */
const wholeDate = /^[^\W_]+\W+[^\W_]+\W+[^\W_]+$/

function daysIn(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  if (month === 2) return leap ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function input(value: string | DateParts): string {
  if (typeof value === 'string') return value
  const { day, month, year } = value
  const parts = [day, month, year].map((part) => part.trim()).filter((part) => part !== '')
  return parts.find((part) => wholeDate.test(part)) ?? parts.join('/')
}

/** The day, the month and the year of a text in one of the usual orders. */
function partsOf(text: string): readonly string[] {
  const plain = text.replace(/(\d)(?:st|nd|rd|th)\b/i, '$1')
  const [first = '', second = '', third = '', ...others] = plain
    .split(/[ /.,-]+/)
    .filter((part) => part !== '')
  if (others.length > 0) return []
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return [third, second, first]
  return /^\d/.test(first) ? [first, second, third] : [second, first, third]
}

/**
 * Reads a date of the calendar into `YYYY-MM-DD`: three boxes, `27 3 1985`, `27/3/1985`, `27-03-1985`, `27 March 1985`,
 * `Mar 27, 1985` or `1985-03-27`; a whole date in one of the boxes too. No time zone takes part.
 *
 * @throws InvalidInputError `required`, `not-a-date` (also a two-digit year), `too-long`.
 */
export function parseDate(value: string | DateParts, options: ParseOptions = {}): string {
  const [day = '', month = '', year = ''] = partsOf(
    plainSigns(requiredText(input(value), longestDate, options)),
  )
  const [y, m, d] = [Number(year), monthNumber(month), Number(day)]
  const isWritten = /^\d{4}$/.test(year) && /^\d{1,2}$/.test(day)
  const isReal = isWritten && y >= 1800 && m >= 1 && m <= 12 && d >= 1 && d <= daysIn(y, m)
  if (!isReal) refuse(options, 'not-a-date')
  return `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
}
