import { type ParseOptions, plainSigns, refuse, requiredText } from '../fields/cleanText.ts'
import { monthNumber } from '../fields/monthNumber.ts'

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
  const clean = plainSigns(requiredText(joined, 20, options)).toLowerCase()
  const [, isoYear, isoMonth] = /^(\d{4})-(\d{2})$/.exec(clean) ?? []
  const [, month, year] = /^([a-z]+\.?|\d{1,2}) ?[/.\- ]? ?(\d{4})$/.exec(clean) ?? []
  const [y, m] = [Number(isoYear ?? year), monthNumber(isoMonth ?? month ?? '')]
  if (!(y >= EARLIEST_YEAR && y <= LATEST_YEAR && m >= 1 && m <= 12)) return refuse(options, 'not-a-date')
  return `${y}-${String(m).padStart(2, '0')}`
}
