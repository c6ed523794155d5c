import { addDays } from '../fields/localDate.ts'

const MONDAY = 1
const WEEK = 7

/**
 * The public holidays of New South Wales by the Public Holidays Act 2010 (NSW), s 4: those on a weekend have a further
 * one on the next working day, except Anzac Day and Easter. Days that are declared by order are not among them.
 */
export function isPublicHoliday(date: string): boolean {
  return holidaysOf(Number(date.slice(0, 4))).has(date)
}

const years = new Map<number, ReadonlySet<string>>()

function holidaysOf(year: number): ReadonlySet<string> {
  const known = years.get(year) ?? new Set(computed(year))
  years.set(year, known)
  return known
}

function computed(year: number): readonly string[] {
  const easter = easterSunday(year)
  const christmas = `${year}-12-25`
  return [
    ...withNextMonday(`${year}-01-01`),
    substituted(`${year}-01-26`),
    ...[-2, -1, 0, 1].map((days) => addDays(easter, days)),
    `${year}-04-25`,
    nthMonday(`${year}-06-01`, 2),
    nthMonday(`${year}-10-01`, 1),
    ...withNextMonday(christmas, weekdayOf(christmas) === 0 ? 2 : 1),
    ...withNextMonday(`${year}-12-26`, isWeekend(christmas) ? 2 : 1),
  ]
}

/** 0 for Sunday to 6 for Saturday. */
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()
export const isWeekend = (date: string): boolean => weekdayOf(date) % 6 === 0

/** A holiday on a weekend and the Monday (or, where that is taken, the Tuesday) after it. */
function withNextMonday(date: string, nth = 1): readonly string[] {
  return isWeekend(date) ? [date, addDays(nthMonday(date, 1), nth - 1)] : [date]
}

/** Australia Day moves to the Monday. */
function substituted(date: string): string {
  return isWeekend(date) ? nthMonday(date, 1) : date
}

/** The nth Monday on or after a day. */
function nthMonday(date: string, nth: number): string {
  return addDays(date, ((MONDAY - weekdayOf(date) + WEEK) % WEEK) + (nth - 1) * WEEK)
}

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm, Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  return addDays(`${year}-03-01`, h + l - 7 * m + 21)
}
