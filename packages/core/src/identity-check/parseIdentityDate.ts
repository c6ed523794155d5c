import { type ParseOptions, plainSigns, refuse, requiredText } from '../fields/cleanText.ts'
import { monthNumber } from '../fields/monthNumber.ts'
import { parseDate } from '../fields/parseDate.ts'
import type { MedicareColour } from './types.ts'

/** Today, as `YYYY-MM-DD`. */
type OnDay = ParseOptions & { readonly on: string }

const longestMonth = 20
const australianGraceYears = 2

/**
 * Reads until when a document is valid into `YYYY-MM-DD`. That day still counts; an Australian passport counts for two
 * years more, as long as the Document Verification Service finds it.
 *
 * @throws InvalidInputError as `parseDate`, and `expired`.
 */
export function parseExpiry(text: string, options: OnDay & { readonly country?: string }): string {
  const date = parseDate(text, options)
  const grace = options.country === 'Australia' ? australianGraceYears : 0
  const lastYear = String(Number(date.slice(0, 4)) + grace).padStart(4, '0')
  return `${lastYear}${date.slice(4)}` < options.on ? refuse(options, 'expired') : date
}

/**
 * Reads a day that is over into `YYYY-MM-DD`; today counts.
 *
 * @throws InvalidInputError as `parseDate`, and `future`.
 */
export function parsePastDate(text: string, options: OnDay): string {
  const date = parseDate(text, options)
  return date > options.on ? refuse(options, 'future') : date
}

/**
 * Reads until when a Medicare card is valid, as it is printed: a month on a green card (`08/2028`, `8 28` or `Aug 2028` into
 * `2028-08`), a day on a blue or a yellow one (`15/08/2026` into `2026-08-15`). The month or day itself still counts.
 *
 * @throws InvalidInputError `required`, `not-a-date`, `expired`, `too-long`.
 */
export function parseMedicareExpiry(
  text: string,
  options: OnDay & { readonly colour?: MedicareColour },
): string {
  if (options.colour !== 'green') return parseExpiry(text, options)
  const clean = plainSigns(requiredText(text, longestMonth, options)).replace(/ ?([/.-]) ?/g, '$1')
  const [, month, year] = /^(\d{1,2}|[a-z]+)[/.\- ](\d{4}|\d{2})$/i.exec(clean) ?? []
  const [, isoYear, isoMonth] = /^(\d{4})-(\d{2})$/.exec(clean) ?? []
  const m = monthNumber(month ?? isoMonth ?? '')
  const y = year ?? isoYear ?? ''
  if (!(m >= 1 && m <= 12) || y === '') return refuse(options, 'not-a-date')
  const date = `${y.length === 2 ? `20${y}` : y}-${String(m).padStart(2, '0')}`
  return date < options.on.slice(0, 7) ? refuse(options, 'expired') : date
}
