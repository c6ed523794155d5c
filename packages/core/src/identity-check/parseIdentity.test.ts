import { fc, test as property } from '@fast-check/vitest'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { anyText } from '../testing/index.ts'
import { refusal } from '../testing/refusal.ts'
import { parseExpiry, parseMedicareExpiry, parsePastDate } from './parseIdentityDate.ts'
import {
  parseCardNumber,
  parseCertificateNumber,
  parseImmiCardNumber,
  parseLicenceNumber,
  parseMedicareNumber,
  parseMedicareReference,
  parsePassportNumber,
} from './parseIdentityNumber.ts'

const on = '2026-11-23'
const australian = (text: string) => parsePassportNumber(text, { country: 'Australia' })
const green = (text: string) => parseMedicareExpiry(text, { on, colour: 'green' })
const blue = (text: string) => parseMedicareExpiry(text, { on, colour: 'blue' })

const PARSERS = {
  licence: parseLicenceNumber,
  card: parseCardNumber,
  passport: parsePassportNumber,
  australian,
  medicare: parseMedicareNumber,
  reference: parseMedicareReference,
  immiCard: parseImmiCardNumber,
  certificate: parseCertificateNumber,
  green,
  blue,
  expiry: (text: string) => parseExpiry(text, { on }),
  past: (text: string) => parsePastDate(text, { on }),
} satisfies Record<string, (text: string) => string>
type Name = keyof typeof PARSERS

afterEach(() => {
  vi.restoreAllMocks()
})

describe('numbers of documents', () => {
  test.each<[Name, string, string]>([
    ['licence', '1234 5678', '12345678'],
    ['licence', 'a-123456', 'A123456'],
    ['licence', '０１２３４５６７８９', '0123456789'],
    ['card', 'p 1234567', 'P1234567'],
    ['card', '2 034 567 890', '2034567890'],
    ['australian', 'n1234567', 'N1234567'],
    ['australian', 'PA 1234567', 'PA1234567'],
    ['passport', 'z-1234567', 'Z1234567'],
    ['medicare', '2000 00002 1', '2000000021'],
    // 2 × 1 + 4 × 3 + 2 × 7 + 8 × 9 + 7 × 1 + 7 × 3 + 8 × 7 + 1 × 9 = 193
    ['medicare', '2428 77813 1', '2428778131'],
    ['reference', ' 1 ', '1'],
    ['immiCard', 'eis 123 456', 'EIS123456'],
    ['certificate', '1234/1985', '1234/1985'],
    ['certificate', 'acc 123456', 'ACC123456'],
  ])('%s %j is read as %s', (name, text, number) => expect(PARSERS[name](text)).toBe(number))

  test.each<[Name, string, string]>([
    ['licence', '', 'required'],
    ['licence', '12345678901', 'format'],
    ['licence', 'ABCDEF', 'format'],
    ['licence', '1234567890#1', 'format'],
    ['card', '12345', 'format'],
    ['card', 'ABCDEFGH', 'format'],
    ['australian', '1234567', 'format'],
    ['australian', 'PAB123456', 'format'],
    ['australian', 'N123456', 'format'],
    ['passport', '1234', 'format'],
    ['passport', '1234567890123456', 'format'],
    ['medicare', '2428778141', 'match'],
    ['medicare', '1428778131', 'format'],
    ['medicare', '7000000001', 'format'],
    ['medicare', '242877813', 'format'],
    ['medicare', '24287781311', 'format'],
    ['reference', '0', 'range'],
    ['reference', '10', 'range'],
    ['immiCard', 'EI1234567', 'format'],
    ['immiCard', 'EIS12345', 'format'],
    ['certificate', 'AB', 'format'],
    ['certificate', 'ABC', 'format'],
    ['medicare', '2'.repeat(41), 'too-long'],
  ])('%s %j is refused: %s', (name, text, code) => {
    expect(refusal(() => PARSERS[name](text))?.code).toBe(code)
  })
})

describe('dates of documents', () => {
  test.each<[Name, string, string]>([
    ['green', '08/2028', '2028-08'],
    ['green', '8 28', '2028-08'],
    ['green', '2028-08', '2028-08'],
    ['green', '11/2026', '2026-11'],
    ['blue', '23/11/2026', '2026-11-23'],
    ['expiry', '23 11 2026', '2026-11-23'],
    ['past', '23/11/2026', '2026-11-23'],
  ])('%s %j is read as %s', (name, text, date) => expect(PARSERS[name](text)).toBe(date))

  test.each<[Name, string, string]>([
    ['green', '', 'required'],
    ['green', '13/2028', 'not-a-date'],
    ['green', '0/2028', 'not-a-date'],
    ['green', '15/08/2028', 'not-a-date'],
    ['green', '10/2026', 'expired'],
    ['green', '10/26', 'expired'],
    ['blue', '08/2028', 'not-a-date'],
    ['blue', '22/11/2026', 'expired'],
    ['expiry', '22/11/2026', 'expired'],
    ['past', '24/11/2026', 'future'],
    ['green', '1'.repeat(21), 'too-long'],
  ])('%s %j is refused: %s', (name, text, code) => {
    expect(refusal(() => PARSERS[name](text))?.code).toBe(code)
  })

  test('an Australian passport counts for two years more, another one does not', () => {
    const country = 'Australia'
    expect(parseExpiry('2024-11-23', { on, country })).toBe('2024-11-23')
    expect(refusal(() => parseExpiry('2024-11-22', { on, country }))?.code).toBe('expired')
    expect(refusal(() => parseExpiry('2024-11-23', { on, country: 'India' }))?.code).toBe('expired')
  })
})

describe('the check digit of a Medicare card', () => {
  const digit = fc.integer({ min: 0, max: 9 })
  const eight = fc.tuple(fc.integer({ min: 2, max: 6 }), ...Array.from({ length: 7 }, () => digit))
  const weighted = (digits: readonly number[]) =>
    [1, 3, 7, 9, 1, 3, 7, 9].reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0) % 10

  property.prop([eight, digit])('is the only one of ten that is accepted', (digits, issue) => {
    const accepted = Array.from({ length: 10 }, (_, check) => check).filter(
      (check) => refusal(() => parseMedicareNumber(`${digits.join('')}${check}${issue}`)) === null,
    )
    expect(accepted).toEqual([weighted(digits)])
  })

  property.prop([eight, digit, fc.nat({ max: 7 }), fc.integer({ min: 1, max: 9 })])(
    'finds every digit that was typed wrong',
    (digits, issue, index, off) => {
      const check = weighted(digits)
      const wrong = digits.map((one, at) => (at === index ? (one + off) % 10 : one))
      expect(refusal(() => parseMedicareNumber(`${wrong.join('')}${check}${issue}`))).not.toBeNull()
    },
  )
})

describe.each(Object.entries(PARSERS))('T23: %s', (_, parse) => {
  test('refuses a megabyte before any pattern sees it', () => {
    const texts = ['1', '1 ', '1-', 'a', '/', ' ', '１'].map((unit) => unit.repeat(1_000_000))
    const exec = vi.spyOn(RegExp.prototype, 'exec')
    const replace = vi.spyOn(RegExp.prototype, Symbol.replace)
    const codes = texts.map((text) => refusal(() => parse(text))?.code)
    const calls = exec.mock.calls.length + replace.mock.calls.length
    vi.restoreAllMocks()
    expect([new Set(codes), calls]).toEqual([new Set(['too-long']), 0])
  })

  property.prop([anyText])('reads what it gave again, and anything else is refused by name', (text) => {
    if (refusal(() => parse(text)) !== null) return
    const read = parse(text)
    expect(parse(read)).toBe(read)
  })
})
