import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { InvalidInputError } from '../fields/InvalidInputError.ts'
import { abnText, anyText } from '../testing/index.ts'
import { refusal } from '../testing/refusal.ts'
import { bankOf, SAMPLE_BANKS } from './bankOf.ts'
import { mayBeTaxFileNumber } from './mayBeTaxFileNumber.ts'
import { parseAccountName, parseAccountNumber, parseBsb } from './parseBankAccount.ts'
import { parseAbn, parseFundName, parseMemberNumber, parseUsi } from './parseFund.ts'
import { parseCardToken, parseDrawDay } from './parsePayment.ts'

type Parser = (text: string) => unknown
const codeOf = (parse: Parser, text: string) => refusal(() => parse(text))?.code ?? null

describe.each<[string, Parser, [string, unknown][], [string, string][]]>([
  [
    'a BSB',
    parseBsb,
    [
      ['970-001', '970-001'],
      ['970001', '970-001'],
      [' 970 001 ', '970-001'],
      ['０００-０００', '000-000'],
    ],
    [
      ['', 'required'],
      ['97000', 'format'],
      ['9700011', 'format'],
      ['970-00A', 'format'],
      ['9'.repeat(31), 'too-long'],
    ],
  ],
  [
    'an account number',
    parseAccountNumber,
    [
      ['12345', '12345'],
      ['000-123-456', '000123456'],
      ['12 34 56', '123456'],
    ],
    [
      ['', 'required'],
      ['1234', 'format'],
      ['1234567890', 'format'],
      ['12345x', 'format'],
    ],
  ],
  [
    'an account name',
    parseAccountName,
    [
      ['R & S O’Brien (joint)', 'R & S O’Brien (joint)'],
      ['  Zoë  Example ', 'Zoë Example'],
      ['Trust No. 2', 'Trust No. 2'],
    ],
    [
      ['', 'required'],
      ['123', 'characters'],
      ['<b>R</b>', 'characters'],
      ['=cmd', 'characters'],
      ['x'.repeat(65), 'too-long'],
    ],
  ],
  [
    'an ABN',
    parseAbn,
    [
      ['11223491505', '11223491505'],
      ['11 223 491 505', '11223491505'],
    ],
    [
      ['', 'required'],
      ['11223493504', 'match'],
      ['01223491505', 'match'],
      ['1122349150', 'format'],
      ['112234915050', 'format'],
      ['1122349150A', 'format'],
      ['1'.repeat(21), 'too-long'],
    ],
  ],
  [
    'a USI',
    parseUsi,
    [
      ['11223491505001', '11223491505001'],
      ['11 223 491 505 001', '11223491505001'],
      ['abc0123au', 'ABC0123AU'],
    ],
    [
      ['', 'required'],
      ['11223493504001', 'match'],
      ['11223491505', 'format'],
      ['ABC0123NZ', 'format'],
      ['AB00123AU', 'format'],
    ],
  ],
  [
    'a member number',
    parseMemberNumber,
    [
      ['00123', '00123'],
      ['m-12/3 b', 'M-12/3 B'],
      ['7', '7'],
    ],
    [
      ['', 'required'],
      ['=1+1', 'format'],
      ['--', 'format'],
      ['1'.repeat(31), 'too-long'],
    ],
  ],
  [
    'the name of a fund',
    parseFundName,
    [['Saltmarsh Super (Growth) +', 'Saltmarsh Super (Growth) +']],
    [
      ['', 'required'],
      ['12', 'characters'],
      ['<i>', 'characters'],
      ['x'.repeat(101), 'too-long'],
    ],
  ],
  [
    'a card token',
    parseCardToken,
    [
      ['tok_4f1c-99', 'tok_4f1c-99'],
      ['9f86d081-884c-4d63-a159-462c55ad015a', '9f86d081-884c-4d63-a159-462c55ad015a'],
    ],
    [
      ['', 'required'],
      ['4111111111111111', 'format'],
      ['4111-1111-1111-1111', 'format'],
      ['4111 1111 1111 1111', 'format'],
      ['tok_4111111111111111', 'format'],
      ['TOK_4111-1111-1111-1111', 'format'],
      ['tok 1', 'format'],
      ['x'.repeat(201), 'too-long'],
    ],
  ],
  [
    'a draw day',
    parseDrawDay,
    [
      ['1', 1],
      ['28', 28],
    ],
    [
      ['', 'required'],
      ['0', 'min'],
      ['29', 'max'],
      ['1.5', 'whole-number'],
      ['first', 'format'],
    ],
  ],
])('%s', (_, parse, accepted, refused) => {
  test.each(accepted)('%j is %j', (text, value) => expect(parse(text)).toBe(value))
  test.each(refused)('%.12j is refused: %s', (text, code) => expect(codeOf(parse, text)).toBe(code))

  property.prop([anyText])(
    'any text is read or refused with the named error; what is read is read again',
    (text) => {
      try {
        const value = parse(text)
        expect(parse(String(value))).toBe(value)
      } catch (error) {
        expect(error).toBeInstanceOf(InvalidInputError)
      }
    },
  )
})

describe('check digits', () => {
  property.prop([abnText], { numRuns: 1_000 })('of a business number are accepted', (abn) => {
    expect(parseAbn(abn)).toBe(abn)
  })

  property.prop([abnText, fc.nat({ max: 10 }), fc.integer({ min: 1, max: 9 })])(
    'find every digit that is wrong',
    (abn, at, by) => {
      const wrong = [...abn]
        .map((digit, index) => (index === at ? String((Number(digit) + by) % 10) : digit))
        .join('')
      expect(codeOf(parseAbn, wrong)).toBe('match')
    },
  )
})

describe('the bank of a BSB', () => {
  test.each([
    ['970-001', 'Karri Bank (sample)'],
    ['970-500', 'Karri Bank Online (sample)'],
    ['972-999', 'Spinifex Credit Union (sample)'],
    ['123-456', null],
    ['', null],
  ])('%s: %s', (bsb, bank) => expect(bankOf(bsb)).toBe(bank))

  test('comes from the table given', () => {
    expect(bankOf('123-456', [{ prefix: '12', name: 'Twelve' }])).toBe('Twelve')
    expect(bankOf('970-001', [])).toBeNull()
    expect(bankOf('970-001', [{ prefix: '', name: 'Any' }])).toBeNull()
  })

  test('in the sample says that it is one', () => {
    for (const { name, prefix } of SAMPLE_BANKS) {
      expect(name).toMatch(/ \(sample\)$/)
      expect(prefix).toMatch(/^\d{2,6}$/)
    }
  })
})

describe('a possible tax file number', () => {
  test.each([
    ['123456782', true],
    ['123 456 782', true],
    ['123-456-782', true],
    ['my TFN is 123 456 782.', true],
    ['999999999', true],
    ['１２３４５６７８２', true],
    ['No 5 123456782', true],
    ['12345678', false],
    ['1234567890', false],
    ['0400 000 000', false],
    ['11 223 491 505', false],
    ['12,345,678 and 9', false],
    ['no digits', false],
    ['', false],
  ])('%s: %s', (text, maybe) => expect(mayBeTaxFileNumber(text)).toBe(maybe))

  property.prop([fc.integer({ min: 0, max: 999_999_999 }), fc.constantFrom('', ' ', '-')])(
    'is any nine digits in threes',
    (number, gap) => {
      const nine = String(number).padStart(9, '0')
      const text = [nine.slice(0, 3), nine.slice(3, 6), nine.slice(6)].join(gap)
      expect(mayBeTaxFileNumber(`see ${text}, thanks`)).toBe(true)
    },
  )

  property.prop([anyText])('is never a reason to fail', (text) => {
    expect(typeof mayBeTaxFileNumber(text)).toBe('boolean')
  })
})
