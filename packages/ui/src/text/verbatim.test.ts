import { expect, it } from 'vitest'
import { verbatim } from './verbatim.ts'

it.each(['$965.44', '−$11.12', '1,050,000', '20%'])('keeps %s from translators', (text) => {
  expect(verbatim(text)).toBe('no')
})

it.each(['$965.44 a half-year', 'None', 'Not offered'])('lets them translate %s', (text) => {
  expect(verbatim(text)).toBeUndefined()
})
