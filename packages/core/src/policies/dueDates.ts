import { INSTALMENTS_A_YEAR } from '../payment/instalments.ts'
import type { PaymentFrequency } from '../payment/paymentTerms.ts'

const MONTHS = 12

const two = (value: number) => String(value).padStart(2, '0')

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** A month and day of a year; 29 February is 1 March in a common year, as for birthdays. */
function dayIn(year: number, monthAndDay: string): string {
  return `${year}-${monthAndDay === '02-29' && !isLeap(year) ? '03-01' : monthAndDay}`
}

/**
 * The first anniversary of a policy that is later than `today`; all dates are `YYYY-MM-DD`. A policy that begins today has
 * its first in a year.
 */
export function anniversaryAfter(startDate: string, today: string): string {
  const year = Math.max(Number(today.slice(0, 4)), Number(startDate.slice(0, 4)) + 1)
  const thisYear = dayIn(year, startDate.slice(5))
  return thisYear > today ? thisYear : dayIn(year + 1, startDate.slice(5))
}

/** The latest anniversary up to `today`, or the start where there was none yet. */
export function lastAnniversary(startDate: string, today: string): string {
  const next = anniversaryAfter(startDate, today)
  const before = dayIn(Number(next.slice(0, 4)) - 1, startDate.slice(5))
  return before > startDate ? before : startDate
}

/**
 * The next day on which an instalment is debited, `today` included: every so many months from the month of the start, on the
 * draw day (1 to 28). The first instalment is paid at the start, so the first debit is one period later.
 */
export function debitOnOrAfter(
  startDate: string,
  { drawDay, frequency }: { readonly drawDay: number; readonly frequency: PaymentFrequency },
  today: string,
): string {
  const period = MONTHS / INSTALMENTS_A_YEAR[frequency]
  const monthOf = (date: string) => Number(date.slice(0, 4)) * MONTHS + Number(date.slice(5, 7)) - 1
  const start = monthOf(startDate)
  const elapsed = Math.max(1, Math.floor((monthOf(today) - start) / period))
  const dateOf = (periods: number) => {
    const month = start + periods * period
    return `${Math.floor(month / MONTHS)}-${two((month % MONTHS) + 1)}-${two(drawDay)}`
  }
  const debit = dateOf(elapsed)
  return debit >= today ? debit : dateOf(elapsed + 1)
}
