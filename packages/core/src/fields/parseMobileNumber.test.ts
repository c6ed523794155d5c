import { expect, test } from 'vitest'
import { refusal } from '../testing/refusal.ts'
import { parseMobileNumber } from './parseMobileNumber.ts'

test.each([
  ['0491 570 006', '+61491570006'],
  [' +61 491 570 006', '+61491570006'],
  ['+64 21 000 0000', '+64210000000'],
  ['0011 64 21 000 0000', '+64210000000'],
])('%j is %s', (text, canonical) => expect(parseMobileNumber(text)).toBe(canonical))

test.each([
  ['', 'required'],
  ['javascript:alert(1)', 'format'],
  ['+61 2 5550 1234', 'format'],
  ['+64', 'format'],
])('%j is refused: %s', (text, code) => {
  expect(refusal(() => parseMobileNumber(text, { path: 'mobile' }))).toEqual({ code, path: 'mobile' })
})
