import { describe, expect, test } from 'vitest'
import { splitNumber } from './callingCodes.ts'
import { formatInternationalPhone, formatPhone } from './formatPhone.ts'

describe('a phone number', () => {
  test.each([
    ['+61491570006', '0491 570 006'],
    ['+61255501234', '02 5550 1234'],
    ['+611300975707', '1300 975 707'],
    ['+61131114', '13 11 14'],
    ['+6421123456', '+64 21 123 456'],
    ['+64210000000', '+64 210 000 000'],
    ['+12025550100', '+1 202 555 0100'],
    ['+447700900123', '+44 770 090 0123'],
    ['+35312345678', '+353 12 345 678'],
    ['', ''],
    ['soon', 'soon'],
  ])('%j is said as %j', (number, text) => expect(formatPhone(number)).toBe(text))

  test('is said with its country code where it may be one of any country', () => {
    expect(formatInternationalPhone('+61491570006')).toBe('+61 491 570 006')
  })

  test('is parted behind the country code that the table has', () => {
    for (let start = 100; start < 1000; start += 1) {
      const [code] = splitNumber(`${start}5555555`) ?? []
      if (code !== undefined)
        expect(formatInternationalPhone(`+${start}5555555`)).toMatch(new RegExp(`^\\+${code} `))
    }
  })
})
