import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  brandOf,
  cardFaults,
  digitsOf,
  groupDigits,
  hasCheckDigit,
  readExpiry,
  summaryOf,
  type TypedCard,
} from './cardRules.ts'
import { messageOf } from './copy.ts'

const TODAY = '2026-11-23'
const card: TypedCard = {
  number: '4242 4242 4242 4242',
  expiry: '11/28',
  code: '123',
  name: 'Zoë O’Neill-Ngô',
}
const amex = { number: '3782 822463 10005', code: '1234' }
const said = (change: Partial<TypedCard>) =>
  cardFaults({ ...card, ...change }, TODAY).map(({ field, code }) => [field, messageOf(field, code)])

describe('a card', () => {
  test.each<[string, Partial<TypedCard>, object]>([
    ['Visa', {}, { brand: 'Visa', last4: '4242', expiry: '11/28' }],
    ['Visa of 13 digits', { number: '4222222222222' }, { brand: 'Visa', last4: '2222' }],
    ['Mastercard', { number: '5555-5555-5555-4444' }, { brand: 'Mastercard', last4: '4444' }],
    ['the later Mastercard', { number: '2223003122003222' }, { brand: 'Mastercard', last4: '3222' }],
    ['American Express', amex, { brand: 'American Express', last4: '0005' }],
    ['full-width digits', { number: '４２４２４２４２４２４２４２４２' }, { brand: 'Visa', last4: '4242' }],
    ['the month that ends it', { expiry: '11/26' }, { expiry: '11/26' }],
    ['a whole year', { expiry: '1/2030' }, { expiry: '01/30' }],
    ['no slash', { expiry: '0130' }, { expiry: '01/30' }],
  ])('%s is taken', (_, change, summary) => {
    expect(said(change)).toEqual([])
    expect(summaryOf({ ...card, ...change })).toMatchObject(summary)
  })

  const number = 'Enter the whole card number, as on your card'
  const schemes = 'Use a Visa, Mastercard or American Express card'
  const digit = 'Check the card number: a digit isn’t right'
  const expiry = 'Enter the expiry date as month and year, like 11/28'
  const three = 'Enter the security code: the 3 digits on the back of your card'
  const letters = 'Enter the name on the card with letters, spaces, hyphens and apostrophes'
  test.each<[keyof TypedCard, string, string]>([
    ['number', ' ', 'Enter your card number'],
    ['number', 'abc', number],
    ['number', '4242 4242 4242 424', number],
    ['number', '4242 4242 4242 4242 4', number],
    ['number', '4242.4242.4242.4242', number],
    ['number', '4242 4242 4242 4241', digit],
    ['number', '2424 4242 4242 4242', digit],
    ['number', '6011 1111 1111 1117', schemes],
    ['number', '2720 9999 9999 9996', 'none'],
    ['number', '2721 0000 0000 0004', schemes],
    ['expiry', '', 'Enter the expiry date'],
    ['expiry', '  ', 'Enter the expiry date'],
    ['expiry', '13/28', expiry],
    ['expiry', '0/28', expiry],
    ['expiry', '11', expiry],
    ['expiry', '11/2128', expiry],
    ['expiry', '11/46', 'none'],
    ['expiry', '12/46', expiry],
    ['expiry', '10/26', 'Check the expiry date. If your card has expired, use another one'],
    ['code', '', 'Enter the security code'],
    ['code', '12', three],
    ['code', '1234', three],
    ['code', '12a', three],
    ['name', ' ', 'Enter the name on the card'],
    ['name', '4242424242424242', letters],
    ['name', '<b>Zoë</b>', letters],
    ['name', 'Z', letters],
  ])('%s %j: %s', (field, text, message) => {
    expect(said({ [field]: text })).toEqual(message === 'none' ? [] : [[field, message]])
  })

  test('American Express has four digits on the front', () => {
    expect(said({ ...amex, code: '123' })).toEqual([
      ['code', 'Enter the security code: the 4 digits on the front of your card'],
    ])
  })

  test('is read field by field, in their order', () => {
    expect(said({ number: '', expiry: '', code: '', name: '' }).map(([field]) => field)).toEqual([
      'number',
      'expiry',
      'code',
      'name',
    ])
  })
})

describe('the digits', () => {
  test.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['378282246310005', '3782 822463 10005'],
    ['4000 0000 0000 0000 006', '4000 0000 0000 0000 006'],
    ['x4242-y', '4242'],
    ['', ''],
  ])('%j are grouped as %j', (number, grouped) => expect(groupDigits(number)).toBe(grouped))

  test('stay the same through grouping, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        expect(digitsOf(groupDigits(text))).toBe(digitsOf(text).slice(0, 19))
        expect(groupDigits(groupDigits(text))).toBe(groupDigits(text))
      }),
    )
  })

  test('one mistyped digit is found', () => {
    const digits = fc.stringMatching(/^[0-9]{15}$/)
    fc.assert(
      fc.property(digits, fc.nat(15), fc.integer({ min: 1, max: 9 }), (start, at, by) => {
        const check = [...'0123456789'].find((last) => hasCheckDigit(start + last)) ?? ''
        const whole = start + check
        const other = [...whole]
          .map((digit, index) => (index === at ? (Number(digit) + by) % 10 : digit))
          .join('')
        expect(hasCheckDigit(whole)).toBe(true)
        expect(hasCheckDigit(other)).toBe(false)
      }),
    )
  })

  test('say the scheme as soon as they can', () => {
    expect(['', '4', '5', '51', '37', '6'].map(brandOf)).toEqual([
      null,
      'Visa',
      null,
      'Mastercard',
      'American Express',
      null,
    ])
  })

  test.each(['1/1/28', '11//28', '/28', '11/', 'nov 28', '1128 1'])('%j is no expiry', (text) => {
    expect(readExpiry(text)).toBeNull()
  })
})
