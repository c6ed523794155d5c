import { formatDate } from '@coverkit/core'
import { wallTime } from '../request-form/timeZones.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** `2026-11-23` as `Monday 23 November 2026`. */
export const formatWeekday = (day: string) =>
  `${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]} ${formatDate(day)}`

/** `13:30` as `1:30 pm`. */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = String(minute).padStart(2, '0')
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`
}

/** An instant as people in the time zone say it. */
export function formatSlot(instant: string, timeZone: string): string {
  const [day = '', time = ''] = wallTime(new Date(instant), timeZone).split('T')
  return `${formatWeekday(day)}, ${formatTime(time)}`
}
