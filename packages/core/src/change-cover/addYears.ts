/**
 * The same calendar day so many years later or earlier, both `YYYY-MM-DD`. What falls on 29 February falls on 1 March in
 * common years, as birthdays do.
 */
export function addYears(date: string, years: number): string {
  const year = Number(date.slice(0, 4)) + years
  const rest = date.slice(4)
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return `${String(year).padStart(4, '0')}${rest === '-02-29' && !isLeap ? '-03-01' : rest}`
}
