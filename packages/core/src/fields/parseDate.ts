import { type ParseOptions, plainSigns, refuse, requiredText } from './cleanText.ts'
import { monthNumber } from './monthNumber.ts'

/** A date as typed into three boxes; each may hold anything or nothing. */
export interface DateParts {
  readonly day: string
  readonly month: string
  readonly year: string
}

const longestDate = 40
/** The midnight that spreadsheets write behind a day. With a zone it may be another day here. */
const midnight = /[T ]0?0:00(?::00(?:\.0+)?)?$/i
/** Words that are no part of a date: `27th of`, `Wed`, `1985年3月27日`. */
const beside = /^(?:st|nd|rd|th|of|the|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|[年月日])$/i

/** The numbers and names of a date, without the day of the week and other words beside them; `27031985` is three. */
export function dateWords(text: string): readonly string[] {
  const spaced = plainSigns(text)
    .replace(midnight, '')
    .replace(/^((?:1[89]|20)\d\d)(0[1-9]|1[0-2])(\d\d)$/, '$1 $2 $3')
    .replace(/^(\d\d)?(\d\d)(\d{4})$/, '$1 $2 $3')
  const words = spaced.match(/\p{L}+|\d+/gu) ?? []
  return words.filter((word) => !beside.test(word))
}

function daysIn(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  if (month === 2) return leap ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function input(value: string | DateParts): string {
  if (typeof value === 'string') return value
  const { day, month, year } = value
  const parts = [day, month, year].map((part) => part.trim()).filter((part) => part !== '')
  // One that was pasted whole into a box.
  return parts.find((part) => dateWords(part).length > 2) ?? parts.join('/')
}

/** The day, the month and the year of a text in one of the usual orders. */
function partsOf(text: string): readonly string[] {
  const [first = '', second = '', third = '', ...others] = dateWords(text)
  if (others.length > 0) return []
  if (/^\d{4}$/.test(first)) return [third, second, first]
  return /^\d/.test(first) ? [first, second, third] : [second, first, third]
}

/**
 * Reads a date of the calendar into `YYYY-MM-DD`: three boxes, `27 3 1985`, `27/3/1985`, `27-03-1985`, `27th of March 1985`,
 * `Wed Mar 27, 1985`, `1985/03/27` or `27031985`; a whole date in one of the boxes too. No time zone takes part.
 *
 * @throws InvalidInputError `required`, `not-a-date` (also a two-digit year), `too-long`.
 */
export function parseDate(value: string | DateParts, options: ParseOptions = {}): string {
  const [day = '', month = '', year = ''] = partsOf(requiredText(input(value), longestDate, options))
  const [y, m, d] = [Number(year), monthNumber(month), Number(day)]
  const isWritten = /^\d{4}$/.test(year) && /^\d{1,2}$/.test(day)
  const isReal = isWritten && y >= 1800 && m >= 1 && m <= 12 && d >= 1 && d <= daysIn(y, m)
  if (!isReal) refuse(options, 'not-a-date')
  return `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
}
