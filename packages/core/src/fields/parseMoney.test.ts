import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { anyText, moneyText } from '../testing/index.ts'
import { refusal } from '../testing/refusal.ts'
import { formatCents, formatMoney } from './formatMoney.ts'
import { InvalidInputError } from './InvalidInputError.ts'
import { HIGHEST_DOLLARS, parseMoney } from './parseMoney.ts'

describe('accepts', () => {
  test.each([
    ['0', 0],
    ['007', 7],
    ['1234567', 1_234_567],
    ['$1,234,567.89', 1_234_568],
    ['1,234,567.49', 1_234_567],
    ['$ 85,000', 85_000],
    ['85k', 85_000],
    ['85K', 85_000],
    ['85.5k', 85_500],
    ['1.005k', 1_005],
    ['1.2m', 1_200_000],
    ['1.2 M', 1_200_000],
    ['1.234567m', 1_234_567],
    ['$1.2m', 1_200_000],
    ['1 234 567', 1_234_567],
    ['1\u00a0234\u202f567', 1_234_567],
    ['1,234k', 1_234_000],
    ['  85,000 ', 85_000],
    ['0.5', 1],
    ['0.49', 0],
    ['-0', 0],
    ['-0.4', 0],
    ['８５０００', 85_000],
    ['A$105,000', 105_000],
    ['AUD 105,000', 105_000],
    ['105,000 AUD', 105_000],
    ['1.25 million', 1_250_000],
    ['105 thousand', 105_000],
    ['＄１０５，０００', 105_000],
    ["105'000", 105_000],
    ['105’000', 105_000],
    ['999,999,999', HIGHEST_DOLLARS],
    ['999,999,999.49', HIGHEST_DOLLARS],
  ])('%j as %d', (text, dollars) => expect(parseMoney(text)).toBe(dollars))
})

describe('refuses', () => {
  test.each([
    ['', 'required'],
    ['  ', 'required'],
    ['\u200b', 'required'],
    ['-5', 'min'],
    ['-$5', 'min'],
    ['−$5', 'min'],
    ['-1k', 'min'],
    ['1,23,456', 'format'],
    ['1.234.567', 'format'],
    ['1.234', 'format'],
    ['12..5', 'format'],
    ['1,234 567', 'format'],
    ['12345,678', 'format'],
    ['1,2345', 'format'],
    [',234', 'format'],
    ['.5', 'format'],
    ['5..', 'format'],
    ['1e6', 'format'],
    ['∞', 'format'],
    ['NaN', 'format'],
    ['Infinity', 'format'],
    ['5%', 'format'],
    ['10kk', 'format'],
    ['10km', 'format'],
    ['1.2345k', 'format'],
    ['1.2345678m', 'format'],
    ['0x10', 'format'],
    ['+5', 'format'],
    ['--5', 'format'],
    ['$$5', 'format'],
    ['5 euros', 'format'],
    ['105,000 p.a.', 'format'],
    ['1.2345678 million', 'format'],
    ['三', 'format'],
    ['1000000000', 'max'],
    ['999,999,999.5', 'max'],
    ['1000m', 'max'],
    ['9999999999999999', 'max'],
    ['9'.repeat(40), 'max'],
    ['9'.repeat(41), 'too-long'],
    [`${'1,'.repeat(100_000)}1`, 'too-long'],
  ])('%.20j: %s', (text, code) => {
    expect(refusal(() => parseMoney(text, { path: 'homeValue' }))).toEqual({ code, path: 'homeValue' })
  })
})

test.each([
  ['168.73', 16_873],
  ['A$1,058.2', 105_820],
  ['1.2k', 120_000],
])('%j is %s cents', (text, cents) => {
  expect(parseMoney(text, { isInCents: true })).toBe(cents)
})

test('the bounds of an amount in cents are dollars', () => {
  const bounds = { isInCents: true, min: 1, max: 2 }
  expect(parseMoney('2.00', bounds)).toBe(200)
  expect(refusal(() => parseMoney('0.99', bounds))?.code).toBe('min')
  expect(refusal(() => parseMoney('2.01', bounds))?.code).toBe('max')
})

describe('an amount of a year', () => {
  test.each(['105,000 p.a.', '105,000 pa', '$105k a year', '105,000 per annum', '105,000/year', '105000'])(
    '%j is 105,000',
    (text) => expect(parseMoney(text, { isYearly: true })).toBe(105_000),
  )

  test.each(['105,000 p.m.', '2,000 a week', 'p.a.'])('%j is refused', (text) =>
    expect(refusal(() => parseMoney(text, { isYearly: true }))?.code).toBe('format'),
  )
})

describe('bounds', () => {
  test.each([
    ['49,999', 'min'],
    ['50,000', null],
    ['2m', null],
    ['2,000,001', 'max'],
  ])('%s: %s', (text, code) => {
    expect(refusal(() => parseMoney(text, { min: 50_000, max: 2_000_000 }))?.code ?? null).toBe(code)
  })
})

property.prop([fc.integer({ min: 0, max: HIGHEST_DOLLARS })])('reads back what it writes', (dollars) => {
  expect(parseMoney(formatMoney(dollars))).toBe(dollars)
  expect(parseMoney(formatCents(dollars))).toBe(dollars)
  expect(parseMoney(String(dollars))).toBe(dollars)
})

property.prop([moneyText])('reads money as people type it', ({ text, dollars }) => {
  expect(parseMoney(text)).toBe(dollars)
})

property.prop([anyText])('gives whole dollars in bounds, or the named error', (text) => {
  try {
    const dollars = parseMoney(text)
    expect(Number.isInteger(dollars) && dollars >= 0 && dollars <= HIGHEST_DOLLARS).toBe(true)
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidInputError)
  }
})
