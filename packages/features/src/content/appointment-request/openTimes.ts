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

/** The half hours of a day at which an appointment may begin, as clocks in the time zone show them: it ends before the office closes. */
export function openTimes(day: string, timeZone: string, office: BrandOffice, minutes = 30): string[] {
  const isOpen = (instant: Date) => {
    const [officeDay = '', officeTime = ''] = wallTime(instant, office.timeZone).split('T')
    return isWeekday(officeDay) && officeTime >= office.opens && officeTime < office.closes
  }
  return HALF_HOURS.filter((time) => {
    const begins = instantOf(day, time, timeZone)
    const lastMinute = new Date(begins.getTime() + (minutes - 1) * 60_000)
    return isOpen(begins) && isOpen(lastMinute)
  })
}
