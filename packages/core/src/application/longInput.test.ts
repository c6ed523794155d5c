import { afterEach, describe, expect, test, vi } from 'vitest'
import { parseInternationalPhone } from '../fields/parseInternationalPhone.ts'
import { parseAddressLine, parseFullName, parseTitle } from '../fields/parseName.ts'
import { refusal } from '../testing/refusal.ts'
import { parseInstant } from './answerParsers.ts'
import { robinsApplication } from './application.fixture.ts'
import { mayBeTaxFileNumber } from './mayBeTaxFileNumber.ts'
import { parseApplication } from './parseApplication.ts'
import { parseAccountName, parseAccountNumber, parseBsb } from './parseBankAccount.ts'
import { parseCountry } from './parseCountry.ts'
import { parseAbn, parseFundName, parseMemberNumber, parseUsi } from './parseFund.ts'
import { parseCardToken, parseDrawDay } from './parsePayment.ts'
import { setAt } from './setAt.fixture.ts'
import { suggestEmailDomain } from './suggestEmailDomain.ts'

const parsers: Record<string, (text: string) => unknown> = {
  parseAbn,
  parseAccountName,
  parseAccountNumber,
  parseAddressLine,
  parseBsb,
  parseCardToken,
  parseCountry,
  parseDrawDay,
  parseFullName,
  parseFundName,
  parseInternationalPhone,
  parseMemberNumber,
  parseTitle,
  parseUsi,
}

const units = ['1', '1 ', '1-', 'a', 'a.', '-', ' ', '\u00a0', '0', '１', 'é', '+1']

afterEach(() => {
  vi.restoreAllMocks()
})

describe.each(Object.entries(parsers))('T23: %s', (_, parse) => {
  test('refuses a megabyte before any pattern sees it', () => {
    const texts = units.map((unit) => unit.repeat(Math.ceil(1_000_000 / unit.length)))
    const exec = vi.spyOn(RegExp.prototype, 'exec')
    const replace = vi.spyOn(RegExp.prototype, Symbol.replace)
    const codes = texts.map((text) => refusal(() => parse(text))?.code)
    const calls = exec.mock.calls.length + replace.mock.calls.length
    vi.restoreAllMocks()
    expect(new Set(codes)).toEqual(new Set(['too-long']))
    expect(calls).toBe(0)
  })
})

test('T23: an instant of a megabyte is refused before its pattern', () => {
  const test = vi.spyOn(RegExp.prototype, 'test')
  const code = refusal(() => parseInstant('2026-11-23T'.repeat(100_000)))?.code
  const calls = test.mock.calls.length
  vi.restoreAllMocks()
  expect([code, calls]).toEqual(['not-a-date', 0])
})

test('T23: of a megabyte of digits only the beginning is read for a tax file number', () => {
  expect(mayBeTaxFileNumber('1'.repeat(1_000_000))).toBe(false)
  expect(mayBeTaxFileNumber('1 '.repeat(500_000))).toBe(false)
  expect(mayBeTaxFileNumber(`123456782 ${'a'.repeat(1_000_000)}`)).toBe(true)
})

test('T23: an address of a megabyte has no domain to suggest', () => {
  expect(suggestEmailDomain(`ana@${'gmial.'.repeat(100_000)}com`)).toBeNull()
})

describe('T23: a stored application', () => {
  test.each([
    'holders.0.firstName',
    'holders.0.email',
    'holders.0.occupation',
    'holders.0.accessibilityNeeds',
    'payment.directDebit.bsb',
    'payment.rollover.memberNumber',
    'payment.cardToken',
  ])('with a megabyte at %s is refused', (path) => {
    const given = setAt(robinsApplication(), path, ' '.repeat(1_000_000))
    expect(refusal(() => parseApplication(given))).toEqual({ path, code: 'too-long' })
  })

  test('with a million rows is refused before one is read', () => {
    const rows = Array(1_000_000).fill({})
    expect(refusal(() => parseApplication(setAt(robinsApplication(), 'beneficiaries.rows', rows)))).toEqual({
      path: 'beneficiaries.rows',
      code: 'max',
    })
  })
})

describe('an instant', () => {
  test.each([
    '2026-11-23T01:02:03Z',
    '2026-11-23T01:02Z',
    '2026-11-23T01:02:03.123+10:30',
    '2026-11-23T01:02:03-05:00',
  ])('%s is one', (text) => expect(parseInstant(text)).toBe(text))

  test.each(['', '2026-11-23', '2026-11-23T01:02:03', '2026-11-23 01:02:03Z', '2026-11-23T25:02:03Z', 'now'])(
    '%j is none',
    (text) =>
      expect(refusal(() => parseInstant(text, { path: 'signedAt' }))).toEqual({
        path: 'signedAt',
        code: 'not-a-date',
      }),
  )
})
