import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { anyText, mobileText } from '../testing/index.ts'
import { refusal } from '../testing/refusal.ts'
import { InvalidInputError } from './InvalidInputError.ts'
import { parseInternationalPhone } from './parseInternationalPhone.ts'

describe('a telephone number of any country', () => {
  test.each([
    ['+64 21 000 0000', '+64210000000'],
    ['0064 (21) 000-0000', '+64210000000'],
    ['+61 400 000 000', '+61400000000'],
    ['+44.20.7946.0000', '+442079460000'],
    ['＋1 202 555 0100', '+12025550100'],
    ['0011 64 21 123 456', '+6421123456'],
    ['0064 21 123 456', '+6421123456'],
    ['+0064 21 123 456', '+6421123456'],
    ['+44 (0)7700 900123', '+447700900123'],
    ['+64 021 123 456', '+6421123456'],
    ['+61 (0)412 345 678', '+61412345678'],
    ['0011 61 0412 345 678', '+61412345678'],
    ['+39 06 1234 5678', '+390612345678'],
    ['+39 (0)6 1234 5678', '+390612345678'],
    ['+225 07 12 34 56 78', '+2250712345678'],
    ['+36 06 30 123 4567', '+36301234567'],
    ['+7 8 912 345 67 89', '+79123456789'],
    ['+7 800 555 35 35', '+78005553535'],
    ['+52 1 55 1234 5678', '+525512345678'],
    ['+34 (0)612 345 678', '+34612345678'],
  ])('%s is %s', (text, number) => expect(parseInternationalPhone(text)).toBe(number))

  test.each([
    ['', 'required'],
    ['0400 000 000', 'format'],
    ['64 21 000 0000', 'format'],
    ['+0 21 000 0000', 'format'],
    ['+64 21', 'format'],
    ['+1 16 421 123 456', 'format'],
    ['+1 016 555 0123', 'format'],
    ['+44 7700 9001', 'format'],
    ['+11 64 21 123 456', 'format'],
    ['+61 6 1234 5678', 'format'],
    ['+210 123 4567', 'format'],
    ['+999 123 4567', 'format'],
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
