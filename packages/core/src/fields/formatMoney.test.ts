import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { formatCents, formatDifference, formatMoney, formatNumber, formatPercent } from './formatMoney.ts'
import { parsePercent } from './parsePercent.ts'

describe('money', () => {
  test.each([
    [0, '$0'],
    [5, '$5'],
    [999, '$999'],
    [1_000, '$1,000'],
    [1_234.5, '$1,235'],
    [1_090_000, '$1,090,000'],
    [999_999_999, '$999,999,999'],
    [-5, '−$5'],
    [-1_234, '−$1,234'],
    [-0.4, '$0'],
    [-0, '$0'],
  ])('%d is %s', (dollars, text) => expect(formatMoney(dollars)).toBe(text))
})

describe('money with cents', () => {
  test.each([
    [0, '$0.00'],
    [1_234.5, '$1,234.50'],
    [57.71, '$57.71'],
    [1.005, '$1.01'],
    [0.07, '$0.07'],
    [10_108.16, '$10,108.16'],
    [-1.8, '−$1.80'],
    [-0.001, '$0.00'],
  ])('%d is %s', (dollars, text) => expect(formatCents(dollars)).toBe(text))
})

describe('what is more or less', () => {
  test.each([
    [71_000, '+$71,000'],
    [-36_000, '−$36,000'],
    [0, '$0'],
    [0.2, '$0'],
    [-0.2, '$0'],
  ])('%d is %s', (dollars, text) => expect(formatDifference(dollars)).toBe(text))

  test('has cents where they are asked for', () => {
    expect(formatDifference(3.2, formatCents)).toBe('+$3.20')
    expect(formatDifference(-14.75, formatCents)).toBe('−$14.75')
  })
})

describe('numbers', () => {
  test.each([
    [0, '0'],
    [1_234, '1,234'],
    [1_234.5, '1,234.5'],
    [1.234, '1.23'],
    [-1_234.25, '−1,234.25'],
    [-0, '0'],
  ])('%d is %s', (value, text) => expect(formatNumber(value)).toBe(text))
})

describe('percentages', () => {
  test.each([
    [0, '0%'],
    [3_333, '33.33%'],
    [4_000, '40%'],
    [10_000, '100%'],
    [150, '1.5%'],
  ])('%d basis points are %s', (basisPoints, text) => expect(formatPercent(basisPoints)).toBe(text))
})

property.prop([fc.integer({ min: 0, max: 10_000 })])('a percentage reads back', (basisPoints) => {
  expect(parsePercent(formatPercent(basisPoints))).toBe(basisPoints)
})

property.prop([fc.integer({ min: -999_999_999, max: 999_999_999 })])(
  'is what en-AU writes, with the sign that stands for minus',
  (dollars) => {
    const locale = new Intl.NumberFormat('en-AU')
    const currency = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })
    expect(formatNumber(dollars)).toBe(locale.format(dollars).replace('-', '−'))
    expect(formatCents(dollars / 100)).toBe(currency.format(dollars / 100 || 0).replace('-', '−'))
  },
)
