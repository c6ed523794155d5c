import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { refusal } from '../testing/refusal.ts'
import { type MonthParts, parseMonthYear } from './parseMonthYear.ts'

test.each<[string | MonthParts, string]>([
  ['3/2019', '2019-03'],
  ['03 2019', '2019-03'],
  ['3-2019', '2019-03'],
  ['3.2019', '2019-03'],
  ['2019-03', '2019-03'],
  ['March 2019', '2019-03'],
  ['MAR 2019', '2019-03'],
  ['sept. 2019', '2019-09'],
  ['july2019', '2019-07'],
  [{ month: '3', year: '2019' }, '2019-03'],
  [{ month: ' December ', year: '1999' }, '1999-12'],
])('%j is %s', (input, month) => expect(parseMonthYear(input)).toBe(month))

test.each<[string | MonthParts, string]>([
  ['', 'required'],
  [{ month: '', year: '' }, 'required'],
  ['2019', 'not-a-date'],
  ['3/19', 'not-a-date'],
  ['13/2019', 'not-a-date'],
  ['0/2019', 'not-a-date'],
  ['3/1899', 'not-a-date'],
  ['3/2200', 'not-a-date'],
  ['marching 2019', 'not-a-date'],
  ['2019-13', 'not-a-date'],
  [{ month: '3', year: '' }, 'not-a-date'],
  [{ month: '', year: '2019' }, 'not-a-date'],
  ['9'.repeat(21), 'too-long'],
])('%j is refused: %s', (input, code) => {
  expect(refusal(() => parseMonthYear(input, { path: 'since' }))).toEqual({ code, path: 'since' })
})

property.prop([fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1900, max: 2199 })])(
  'reads back',
  (month, year) => {
    const iso = `${year}-${String(month).padStart(2, '0')}`
    expect(parseMonthYear(iso)).toBe(iso)
    expect(parseMonthYear({ month: String(month), year: String(year) })).toBe(iso)
  },
)
