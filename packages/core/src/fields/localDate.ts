import { formatDate } from './formatDate.ts'

const DAY_MS = 86_400_000

/** The visitor's calendar day of an instant, as `2026-11-21`. */
export function localDate(instant: string): string {
  const at = new Date(instant)
  const parts = [at.getFullYear(), at.getMonth() + 1, at.getDate()]
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-')
}

/** A calendar day so many days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** How many days a calendar day `to` comes after another; negative where it comes before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** The visitor's calendar day of an instant in words, such as `21 December 2026`. */
export function formatDay(instant: string): string {
  return formatDate(localDate(instant))
}

/** The visitor's time of day of an instant, as `9:05 am`. */
export function timeOfDay(instant: string): string {
  const at = new Date(instant)
  const hour = at.getHours()
  return `${hour % 12 || 12}:${String(at.getMinutes()).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}
