import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '../testing/index.ts'
import { refusal } from '../testing/refusal.ts'
import { formatDate } from './formatDate.ts'
import { type DateParts, parseDate } from './parseDate.ts'
import { ageOn, parseDateOfBirth } from './parseDateOfBirth.ts'

describe('a date', () => {
  test.each<[string | DateParts, string]>([
    ['27 3 1985', '1985-03-27'],
    ['27/3/1985', '1985-03-27'],
    ['27-03-1985', '1985-03-27'],
    ['27.3.1985', '1985-03-27'],
    ['27 / 3 / 1985', '1985-03-27'],
    ['1985-03-27', '1985-03-27'],
    ['２７/３/１９８５', '1985-03-27'],
    [{ day: '27', month: '3', year: '1985' }, '1985-03-27'],
    [{ day: ' 01 ', month: '02', year: '2000 ' }, '2000-02-01'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2000', '2000-02-29'],
    ['31/12/1999', '1999-12-31'],
    ['27 Mar 1985', '1985-03-27'],
    ['27 March 1985', '1985-03-27'],
    ['27th September, 1985', '1985-09-27'],
    ['27 Sept. 1985', '1985-09-27'],
    ['March 27, 1985', '1985-03-27'],
    ['27–03–1985', '1985-03-27'],
    [{ day: '27', month: 'March', year: '1985' }, '1985-03-27'],
    [{ day: '27/03/1985', month: '', year: '' }, '1985-03-27'],
    [{ day: '1985-03-27', month: '', year: '' }, '1985-03-27'],
    [{ day: '1', month: '27 Mar 1985', year: '1990' }, '1985-03-27'],
  ])('%j is %s', (value, date) => expect(parseDate(value)).toBe(date))

  test.each<[string | DateParts, string]>([
    ['', 'required'],
    [{ day: '', month: ' ', year: '' }, 'required'],
    [{ day: '27', month: '', year: '1985' }, 'not-a-date'],
    [{ day: '1/2', month: '3', year: '1985' }, 'not-a-date'],
    ['31/04/2020', 'not-a-date'],
    ['29/02/2023', 'not-a-date'],
    ['29/02/1900', 'not-a-date'],
    ['1/13/2020', 'not-a-date'],
    ['2/30/1990', 'not-a-date'],
    ['0/1/2020', 'not-a-date'],
    ['1/0/2020', 'not-a-date'],
    ['32/1/2020', 'not-a-date'],
    ['1/1/85', 'not-a-date'],
    ['1/1/0085', 'not-a-date'],
    ['1985-27-3', 'not-a-date'],
    ['1985-03-27T13:00:00.000Z', 'not-a-date'],
    ['27 Ma 1985', 'not-a-date'],
    ['27 Marching 1985', 'not-a-date'],
    ['31 April 1985', 'not-a-date'],
    ['March 1985', 'not-a-date'],
    ['today', 'not-a-date'],
    ['1/1/1985/1', 'not-a-date'],
    ['1'.repeat(41), 'too-long'],
  ])('%j is refused: %s', (value, code) => {
    expect(refusal(() => parseDate(value, { path: 'dateOfBirth' }))).toEqual({ code, path: 'dateOfBirth' })
  })

  property.prop([calendarDate, fc.constantFrom('/', '-', ' ', '.')])(
    'reads back however it is written',
    (date, separator) => {
      const [year = '', month = '', day = ''] = date.split('-')
      expect(parseDate(date)).toBe(date)
      expect(parseDate([day, month, year].join(separator))).toBe(date)
      expect(parseDate({ day: String(Number(day)), month: String(Number(month)), year })).toBe(date)
    },
  )

  property.prop([
    fc.integer({ min: 0, max: 40 }),
    fc.integer({ min: 0, max: 14 }),
    fc.integer({ min: 1900, max: 2100 }),
  ])('is accepted exactly when the calendar has it', (day, month, year) => {
    const calendar = new Date(Date.UTC(year, month - 1, day))
    const real = calendar.getUTCFullYear() === year && calendar.getUTCMonth() === month - 1
    expect(refusal(() => parseDate(`${day}/${month}/${year}`)) === null).toBe(
      real && calendar.getUTCDate() === day,
    )
  })
})

describe('in words', () => {
  test.each([
    ['1985-07-03', '3 July 1985'],
    ['2024-02-29', '29 February 2024'],
    ['1999-12-31', '31 December 1999'],
    ['2000-01-01', '1 January 2000'],
    ['', ''],
    ['soon', 'soon'],
    ['1985-13-01', '1985-13-01'],
  ])('%j is %j', (date, words) => expect(formatDate(date)).toBe(words))
})

describe('age', () => {
  test.each([
    ['1985-07-03', '2026-07-02', 40],
    ['1985-07-03', '2026-07-03', 41],
    ['1985-07-03', '2026-07-04', 41],
    ['1985-07-03', '1985-07-03', 0],
    ['2000-02-29', '2018-02-28', 17],
    ['2000-02-29', '2018-03-01', 18],
    ['2000-02-29', '2020-02-28', 19],
    ['2000-02-29', '2020-02-29', 20],
    ['2000-12-31', '2001-01-01', 0],
    ['2027-01-01', '2026-07-03', -1],
  ])('of someone born %s, on %s, is %d', (born, on, age) => expect(ageOn(born, on)).toBe(age))
})

describe('a date of birth', () => {
  const on = '2026-07-03'

  test.each([
    ['3/7/2008', { minAge: 18 }, '2008-07-03'],
    ['3/7/2026', {}, '2026-07-03'],
    ['4/7/1915', {}, '1915-07-04'],
    ['4/7/1950', { minAge: 18, maxAge: 75 }, '1950-07-04'],
  ])('%s with %j is %s', (text, ages, date) => {
    expect(parseDateOfBirth(text, { on, ...ages })).toBe(date)
  })

  test.each([
    ['4/7/2026', {}, 'future'],
    ['4/7/2008', { minAge: 18 }, 'too-young'],
    ['3/7/1915', {}, 'too-old'],
    ['1/1/1850', {}, 'too-old'],
    ['3/7/1950', { maxAge: 75 }, 'too-old'],
    ['31/4/1980', {}, 'not-a-date'],
    ['', {}, 'required'],
  ])('%s with %j is refused: %s', (text, ages, code) => {
    expect(refusal(() => parseDateOfBirth(text, { on, ...ages, path: 'born' }))).toEqual({
      code,
      path: 'born',
    })
  })
})
