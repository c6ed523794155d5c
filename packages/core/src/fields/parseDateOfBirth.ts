import { type ParseOptions, refuse } from './cleanText.ts'
import { type DateParts, parseDate } from './parseDate.ts'

const oldestAge = 110

/**
 * Age in whole years at the last birthday, both dates as `YYYY-MM-DD`. Who is born on 29 February has a birthday on
 * 1 March in common years. Negative before birth.
 */
export function ageOn(dateOfBirth: string, onDate: string): number {
  const years = Number(onDate.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return onDate.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}

/**
 * Reads a date of birth into `YYYY-MM-DD`. `on` is today, as `YYYY-MM-DD`; ages are whole years on that day, at most 110
 * unless said otherwise.
 *
 * @throws InvalidInputError as `parseDate`, and `future`, `too-young` (below `minAge`), `too-old` (above `maxAge`).
 */
export function parseDateOfBirth(
  value: string | DateParts,
  options: ParseOptions & { readonly on: string; readonly minAge?: number; readonly maxAge?: number },
): string {
  const { on, minAge = 0, maxAge = oldestAge } = options
  const date = parseDate(value, options)
  if (date > on) refuse(options, 'future')
  const age = ageOn(date, on)
  if (age < minAge) refuse(options, 'too-young')
  if (age > maxAge) refuse(options, 'too-old')
  return date
}
