import { type ParseOptions, plainDigits, refuse, requiredText } from '../fields/cleanText.ts'

/** A month as typed into two boxes; the month is a number or its name. */
export interface MonthParts {
  readonly month: string
  readonly year: string
}

const NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const FULL_NAMES =
  /^(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)\.?$/
const EARLIEST_YEAR = 1900
const LATEST_YEAR = 2199

function monthOf(text: string): number {
  if (/^\d{1,2}$/.test(text)) return Number(text)
  return FULL_NAMES.test(text) ? NAMES.indexOf(text.slice(0, 3)) + 1 : 0
}

/**
 * Reads a month of a year into `YYYY-MM`: two boxes, `3/2019`, `03 2019`, `2019-03`, `March 2019` or `mar 2019`.
 *
 * @throws InvalidInputError `required`, `not-a-date` (also a two-digit year, or one before 1900), `too-long`.
 */
export function parseMonthYear(value: string | MonthParts, options: ParseOptions = {}): string {
  const joined = typeof value === 'string' ? value : `${value.month.trim()} ${value.year.trim()}`
  const clean = plainDigits(requiredText(joined, 20, options)).toLowerCase()
  const [, isoYear, isoMonth] = /^(\d{4})-(\d{2})$/.exec(clean) ?? []
  const [, month, year] = /^([a-z]+\.?|\d{1,2}) ?[/.\- ]? ?(\d{4})$/.exec(clean) ?? []
  const [y, m] = [Number(isoYear ?? year), monthOf(isoMonth ?? month ?? '')]
  if (!(y >= EARLIEST_YEAR && y <= LATEST_YEAR && m >= 1 && m <= 12)) return refuse(options, 'not-a-date')
  return `${y}-${String(m).padStart(2, '0')}`
}
