import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { salaryTaxes } from './salaryTaxes.ts'

describe('income tax with the low-income offset', () => {
  test.each([
    [0, 0],
    [18_200, 0],
    [22_866, 0],
    [22_867, 0.05],
    [37_500, 2_195],
    [45_000, 3_695],
    [66_667, 10_520.1],
    [75_000, 13_020],
    [98_000, 19_920],
    [105_000, 22_020],
    [135_000, 31_020],
    [190_000, 51_370],
    [320_000, 109_870],
  ])('on %d is %d', (salary, tax) => expect(salaryTaxes(salary).incomeTax).toBeCloseTo(tax, 2))
})

describe('Medicare levy', () => {
  test.each([
    [27_222, 0],
    [30_000, 277.8],
    [34_027, 680.5],
    [34_028, 680.56],
    [75_000, 1_500],
  ])('on %d is %d', (salary, levy) => expect(salaryTaxes(salary).medicareLevy).toBeCloseTo(levy, 2))
})

describe('super guarantee', () => {
  test.each([
    [75_000, 9_000],
    [270_830, 32_499.6],
    [270_831, 32_499.6],
    [1_000_000, 32_499.6],
  ])('on %d is %d', (salary, guarantee) => expect(salaryTaxes(salary).superGuarantee).toBe(guarantee))
})

test('take-home is 77 % of 105,000 and 64 % of 320,000', () => {
  expect(Math.round((salaryTaxes(105_000).net / 105_000) * 100)).toBe(77)
  expect(Math.round((salaryTaxes(320_000).net / 320_000) * 100)).toBe(64)
})

test.each([null, -1, Number.NaN])('%s is no salary', (salary) => {
  expect(salaryTaxes(salary)).toEqual({ gross: 0, incomeTax: 0, medicareLevy: 0, net: 0, superGuarantee: 0 })
})

property.prop([fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: 1, max: 10_000 })])(
  'parts add up and more pay is never less in hand',
  (salary, rise) => {
    const { gross, incomeTax, medicareLevy, net } = salaryTaxes(salary)
    expect(incomeTax + medicareLevy + net).toBeCloseTo(gross, 6)
    expect(salaryTaxes(salary + rise).net).toBeGreaterThanOrEqual(net)
  },
)
