import { addDays } from '../fields/localDate.ts'
import { isPublicHoliday, isWeekend } from './isPublicHoliday.ts'

/** So many business days after a day: Monday to Friday, without the public holidays of New South Wales. Days are `YYYY-MM-DD`. */
export function addBusinessDays(date: string, days: number): string {
  let [day, left] = [date, days]
  while (left > 0) {
    day = addDays(day, 1)
    if (!isWeekend(day) && !isPublicHoliday(day)) left -= 1
  }
  return day
}
