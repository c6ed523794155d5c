import { OFFICE_TIME_ZONES, type OfficeTimeZone } from '@coverkit/brand'

export const TIME_ZONES = OFFICE_TIME_ZONES

export type TimeZone = OfficeTimeZone

export const SYDNEY: TimeZone = 'Australia/Sydney'

const PARTS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const

const formats = new Map<string, Intl.DateTimeFormat>()

/** Kept: making one costs far more than using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-AU', { ...PARTS, timeZone, hourCycle: 'h23' })
  formats.set(timeZone, format)
  return format
}

/** Returns the local date and time at an instant: `2026-11-23T09:30`. */
export function wallTime(instant: Date, timeZone: string): string {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: keyof typeof PARTS) => parts.get(type) ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

const offsetAt = (instant: number, timeZone: string) =>
  Date.parse(`${wallTime(new Date(instant), timeZone)}Z`) - Math.floor(instant / 60_000) * 60_000

/** The instant at which clocks show this day and time. Twice a year an hour is skipped or repeated, at night only. */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`)
  const near = shown - offsetAt(shown, timeZone)
  return new Date(shown - offsetAt(near, timeZone))
}

/** The capital whose clocks go like these, in summer and in winter; the office's for anywhere else. */
export function capitalOf(timeZone: string, year: number, office: TimeZone): TimeZone {
  const offsets = (zone: string) => [0, 6].map((month) => offsetAt(Date.UTC(year, month, 1), zone)).join()
  const requested = offsets(timeZone)
  return TIME_ZONES.find((zone) => offsets(zone) === requested) ?? office
}

/** The capital whose clocks go like those of this device. */
export const visitorTimeZone = (today: Date, office: TimeZone): TimeZone =>
  capitalOf(Intl.DateTimeFormat().resolvedOptions().timeZone, today.getFullYear(), office)
