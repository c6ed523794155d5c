import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { InvalidInputError } from '../fields/InvalidInputError.ts'
import { anyText, mobileText } from '../testing/index.ts'
import { refusal } from '../testing/refusal.ts'
import { parseInternationalPhone } from './parseInternationalPhone.ts'

describe('a telephone number of any country', () => {
  test.each([
    ['+64 21 000 0000', '+64210000000'],
    ['0064 (21) 000-0000', '+64210000000'],
    ['+61 400 000 000', '+61400000000'],
    ['+44.20.7946.0000', '+442079460000'],
    ['＋1 202 555 0100'.replace('＋', '+'), '+12025550100'],
  ])('%s is %s', (text, number) => expect(parseInternationalPhone(text)).toBe(number))

  test.each([
    ['', 'required'],
    ['0400 000 000', 'format'],
    ['64 21 000 0000', 'format'],
    ['+0 21 000 0000', 'format'],
    ['+64 21', 'format'],
    ['+1234567890123456', 'format'],
    ['+64 21 CALL ME', 'format'],
    ['+'.repeat(31), 'too-long'],
  ])('%j is refused: %s', (text, code) => {
    expect(refusal(() => parseInternationalPhone(text, { path: 'mobile' }))).toEqual({ path: 'mobile', code })
  })

  property.prop([mobileText])('reads a canonical Australian mobile as it is', ({ canonical }) => {
    expect(parseInternationalPhone(canonical)).toBe(canonical)
  })

  property.prop([anyText])('is read into its own canonical form, or refused with the named error', (text) => {
    try {
      const number = parseInternationalPhone(text)
      expect(number).toMatch(/^\+[1-9]\d{7,14}$/)
      expect(parseInternationalPhone(number)).toBe(number)
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidInputError)
    }
  })
})
