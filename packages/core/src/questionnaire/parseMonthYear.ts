import { type ParseOptions, refuse, requiredText } from '../fields/cleanText.ts'
import { monthNumber } from '../fields/monthNumber.ts'
import { dateWords } from '../fields/parseDate.ts'

/** A month as typed into two boxes; the month is a number or its name. */
export interface MonthParts {
  readonly month: string
  readonly year: string
}

const EARLIEST_YEAR = 1900
const LATEST_YEAR = 2199

/**
 * Reads a month of a year into `YYYY-MM`: two boxes, `3/2019`, `03 2019`, `2019-03`, `March 2019` or `mar 2019`.
 *
 * @throws InvalidInputError `required`, `not-a-date` (also a two-digit year, or one before 1900), `too-long`.
 */
export function parseMonthYear(value: string | MonthParts, options: ParseOptions = {}): string {
  const joined = typeof value === 'string' ? value : `${value.month.trim()} ${value.year.trim()}`
  const words = dateWords(requiredText(joined, 20, options))
  const isYear = (word = '') => /^\d{4}$/.test(word)
  const [month = '', year, ...others] = isYear(words[0]) ? words.toReversed() : words
  const [y, m] = [isYear(year) && others.length === 0 ? Number(year) : 0, monthNumber(month)]
  if (!(y >= EARLIEST_YEAR && y <= LATEST_YEAR && m >= 1 && m <= 12)) return refuse(options, 'not-a-date')
  return `${y}-${String(m).padStart(2, '0')}`
}
