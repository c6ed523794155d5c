import { expect, test } from 'vitest'
import { addBusinessDays } from './addBusinessDays.ts'
import { isPublicHoliday } from './isPublicHoliday.ts'

const holidays = (year: number) =>
  Array.from({ length: 366 }, (_, day) =>
    new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10),
  ).filter((date) => date.startsWith(`${year}`) && isPublicHoliday(date))

// By the Act; a day that is declared by order, such as one of mourning in 2022, is not in it.
test.each<[number, string[]]>([
  [
    2026,
    [
      '01-01',
      '01-26',
      '04-03',
      '04-04',
      '04-05',
      '04-06',
      '04-25',
      '06-08',
      '10-05',
      '12-25',
      '12-26',
      '12-28',
    ],
  ],
  [
    2027,
    [
      '01-01',
      '01-26',
      '03-26',
      '03-27',
      '03-28',
      '03-29',
      '04-25',
      '06-14',
      '10-04',
      '12-25',
      '12-26',
      '12-27',
      '12-28',
    ],
  ],
  [
    2022,
    [
      '01-01',
      '01-03',
      '01-26',
      '04-15',
      '04-16',
      '04-17',
      '04-18',
      '04-25',
      '06-13',
      '10-03',
      '12-25',
      '12-26',
      '12-27',
    ],
  ],
])('public holidays of %i', (year, days) => {
  expect(holidays(year)).toEqual(days.map((day) => `${year}-${day}`))
})

test.each([
  ['2026-11-23', 0, '2026-11-23'],
  ['2026-11-23', 5, '2026-11-30'],
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-12-23', 3, '2026-12-30'],
  ['2026-12-31', 1, '2027-01-04'],
])('%s and %i business days is %s', (from, days, to) => {
  expect(addBusinessDays(from, days)).toBe(to)
})
