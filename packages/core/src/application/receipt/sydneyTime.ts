import { formatDate } from '../../fields/formatDate.ts'
import { receiptCopy } from './copy.ts'

const clock = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** The parts are put together here: how a locale orders them changes with its data, and a hash may not. */
function partsOf(instant: string): ReadonlyMap<string, string> {
  return new Map(clock.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
}

/** The calendar day of an instant in Sydney, `YYYY-MM-DD`. */
export function sydneyDate(instant: string): string {
  const parts = partsOf(instant)
  return [parts.get('year'), parts.get('month'), parts.get('day')].join('-')
}

/** An instant in words, such as `23 November 2026 at 12:02, Sydney time`. */
export function sydneyTime(instant: string): string {
  const parts = partsOf(instant)
  const time = `${parts.get('hour')}:${parts.get('minute')}`
  return receiptCopy.at(formatDate(sydneyDate(instant)), time)
}
