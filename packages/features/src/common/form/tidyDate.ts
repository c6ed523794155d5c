import { type DateParts, parseDate } from '@coverkit/core'
import { readOrNull } from './tidy.ts'

/** A date's boxes once they are left: `27`, `March`, `1985` as `27`, `3`, `1985`; as typed where they are no date. */
export function tidyDate(parts: DateParts): DateParts {
  const [year, month, day] =
    readOrNull(() => parseDate(parts))
      ?.split('-')
      .map(Number) ?? []
  return year && month && day ? { day: `${day}`, month: `${month}`, year: `${year}` } : parts
}
