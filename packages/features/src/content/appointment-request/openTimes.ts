import type { BrandOffice } from '@coverkit/brand'
import { addDays } from '@coverkit/core'
import { instantOf, wallTime } from '../request-form/timeZones.ts'

const DAYS_SHOWN = 15
const HALF_HOURS = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0')
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`
})

const isWeekday = (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** The next weekdays after today, as the time zone counts them. */
export function openDays(now: Date, timeZone: string): string[] {
  const today = wallTime(now, timeZone).slice(0, 10)
  const ahead = Array.from({ length: DAYS_SHOWN * 2 }, (_, index) => addDays(today, index + 1))
  return ahead.filter(isWeekday).slice(0, DAYS_SHOWN)
}

/** The half hours of a day at which someone is in the office, as clocks in the time zone show them. The last begins before it closes. */
export function openTimes(day: string, timeZone: string, office: BrandOffice): string[] {
  return HALF_HOURS.filter((time) => {
    const shown = wallTime(instantOf(day, time, timeZone), office.timeZone)
    const [officeDay = '', officeTime = ''] = shown.split('T')
    return isWeekday(officeDay) && officeTime >= office.opens && officeTime < office.closes
  })
}
