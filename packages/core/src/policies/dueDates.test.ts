import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { addDays } from '../fields/localDate.ts'
import { PAYMENT_FREQUENCIES } from '../payment/paymentTerms.ts'
import { calendarDate } from '../testing/index.ts'
import { anniversaryAfter, debitOnOrAfter, lastAnniversary } from './dueDates.ts'

describe('anniversaries', () => {
  test.each([
    ['2024-08-14', '2026-11-23', '2027-08-14', '2026-08-14'],
    ['2024-12-01', '2026-11-23', '2026-12-01', '2025-12-01'],
    ['2024-11-23', '2026-11-23', '2027-11-23', '2026-11-23'],
    ['2026-11-23', '2026-11-23', '2027-11-23', '2026-11-23'],
    ['2026-03-01', '2026-11-23', '2027-03-01', '2026-03-01'],
    ['2024-02-29', '2026-11-23', '2027-03-01', '2026-03-01'],
    ['2024-02-29', '2028-01-01', '2028-02-29', '2027-03-01'],
  ])('of a start on %s, on %s', (start, today, next, last) => {
    expect([anniversaryAfter(start, today), lastAnniversary(start, today)]).toEqual([next, last])
  })

  property.prop([calendarDate, fc.integer({ min: 0, max: 20_000 })])('stand around today', (start, days) => {
    const today = addDays(start, days)
    const [last, next] = [lastAnniversary(start, today), anniversaryAfter(start, today)]
    expect(last <= today && today < next && last >= start).toBe(true)
    expect(next.slice(0, 4)).toBe(String(Number(last.slice(0, 4)) + 1))
  })
})

describe('debits', () => {
  test.each([
    ['2024-08-14', 14, 'monthly', '2026-11-23', '2026-12-14'],
    ['2024-08-14', 14, 'monthly', '2026-11-14', '2026-11-14'],
    ['2024-08-31', 28, 'monthly', '2026-02-27', '2026-02-28'],
    ['2024-08-14', 14, 'quarterly', '2026-11-23', '2027-02-14'],
    ['2024-08-14', 14, 'quarterly', '2026-11-10', '2026-11-14'],
    ['2024-08-14', 1, 'halfYearly', '2026-11-23', '2027-02-01'],
    ['2024-08-14', 14, 'yearly', '2026-11-23', '2027-08-14'],
    ['2026-11-23', 23, 'monthly', '2026-11-23', '2026-12-23'],
    ['2026-11-23', 23, 'yearly', '2026-11-23', '2027-11-23'],
    ['2026-12-05', 5, 'monthly', '2026-11-23', '2027-01-05'],
  ] as const)('of a start on %s, drawn on the %i, %s, on %s', (start, drawDay, frequency, today, date) => {
    expect(debitOnOrAfter(start, { drawDay, frequency }, today)).toBe(date)
  })

  property.prop([
    calendarDate,
    fc.integer({ min: 0, max: 8_000 }),
    fc.integer({ min: 1, max: 28 }),
    fc.constantFrom(...PAYMENT_FREQUENCIES),
  ])('are never past, on the draw day, and the first that is left', (start, days, drawDay, frequency) => {
    const today = addDays(start, days)
    const debit = debitOnOrAfter(start, { drawDay, frequency }, today)
    expect(debit >= today).toBe(true)
    expect(Number(debit.slice(8))).toBe(drawDay)
    const after = debitOnOrAfter(start, { drawDay, frequency }, addDays(debit, 1))
    expect(after > debit).toBe(true)
    expect(debitOnOrAfter(start, { drawDay, frequency }, debit)).toBe(debit)
  })
})
