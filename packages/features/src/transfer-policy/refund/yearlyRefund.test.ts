import { expect, test } from 'vitest'
import { yearlyRefund } from './yearlyRefund.ts'

const half = { share: 50, laterYears: 20 }

test.each([
  ['1,200', 'yearly', half, 120],
  ['100', 'monthly', half, 120],
  ['$99.99', 'monthly', half, 119],
  ['300', 'quarterly', { share: 100, laterYears: 20 }, 240],
  ['600', 'halfYearly', { share: 25, laterYears: 15 }, 45],
  ['5', 'yearly', half, 0],
] as const)('of a premium of %s, paid %s', (premium, frequency, refund, expected) => {
  expect(yearlyRefund(refund, premium, frequency)).toBe(expected)
})

test.each(['', 'about 100', '-3', '0', '2,000,000'])('is unknown for a premium of %j', (premium) => {
  expect(yearlyRefund(half, premium, 'monthly')).toBeNull()
})
