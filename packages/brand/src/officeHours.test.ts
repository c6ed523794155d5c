import { expect, it } from 'vitest'
import { officeHours } from './officeHours.ts'
import { plainBrand } from './testing/index.ts'

it('writes hours as they are said', () => {
  expect(officeHours(plainBrand)).toBe('Monday to Friday, 8 am to 6 pm Sydney time')
})

it.each([
  ['06:00', '17:30', 'Monday to Friday, 6 am to 5:30 pm Perth time'],
  ['08:30', '12:00', 'Monday to Friday, 8:30 am to 12 pm Perth time'],
])('from %s to %s', (opens, closes, words) => {
  const office = { ...plainBrand.office, city: 'Perth', opens, closes }
  expect(officeHours({ office })).toBe(words)
})
