import { type ParseOptions, plainDigits, refuse, requiredText } from './cleanText.ts'

/** A date as typed into three boxes; each may hold anything or nothing. */
export interface DateParts {
  readonly day: string
  readonly month: string
  readonly year: string
}

const longestDate = 20
const dayFirst = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/
const yearFirst = /^(\d{4})-(\d{2})-(\d{2})$/

function daysIn(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  if (month === 2) return leap ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function input(value: string | DateParts): string {
  if (typeof value === 'string') return value
  const { day, month, year } = value
  const joined = [day, month, year].map((part) => part.trim()).join('/')
  return joined === '//' ? '' : joined
}

/**
 * Reads a date of the calendar into `YYYY-MM-DD`: three boxes, `27 3 1985`, `27/3/1985`, `27-03-1985` or `1985-03-27`.
 * No time zone takes part.
 *
 * @throws InvalidInputError `required`, `not-a-date` (also a two-digit year), `too-long`.
 */
export function parseDate(value: string | DateParts, options: ParseOptions = {}): string {
  const clean = plainDigits(requiredText(input(value), longestDate, options)).replace(/ ?([/.-]) ?/g, '$1')
  const [, day, month, year] = dayFirst.exec(clean) ?? []
  const [, isoYear, isoMonth, isoDay] = yearFirst.exec(clean) ?? []
  const [y, m, d] = [Number(year ?? isoYear), Number(month ?? isoMonth), Number(day ?? isoDay)]
  const real = y >= 1800 && m >= 1 && m <= 12 && d >= 1 && d <= daysIn(y, m)
  if (!real) refuse(options, 'not-a-date')
  return `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
}
