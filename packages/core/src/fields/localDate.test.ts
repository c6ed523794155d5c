import { describe, expect, it } from 'vitest'
import { addDays, formatDay, localDate, timeOfDay } from './localDate.ts'

describe('calendar days', () => {
  it('counts days across months, years and leap days', () => {
    expect(addDays('2026-11-21', 30)).toBe('2026-12-21')
    expect(addDays('2026-12-15', 30)).toBe('2027-01-14')
    expect(addDays('2028-02-01', 30)).toBe('2028-03-02')
    expect(addDays('2027-02-01', 30)).toBe('2027-03-03')
  })

  it('takes the day where the visitor is', () => {
    const late = new Date(2026, 10, 21, 23, 30)
    const early = new Date(2026, 10, 22, 0, 30)
    expect(localDate(late.toISOString())).toBe('2026-11-21')
    expect(localDate(early.toISOString())).toBe('2026-11-22')
    expect(formatDay(late.toISOString())).toBe('21 November 2026')
  })
})

it.each([
  [0, 5, '12:05 am'],
  [9, 5, '9:05 am'],
  [12, 0, '12:00 pm'],
  [17, 30, '5:30 pm'],
])('%i:%i is %s', (hour, minute, words) => {
  expect(timeOfDay(new Date(2026, 10, 21, hour, minute).toISOString())).toBe(words)
})
