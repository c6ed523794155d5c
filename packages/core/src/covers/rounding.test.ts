import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { roundCover, roundMonthlyBenefit, roundStandaloneTpd } from './rounding.ts'

describe('a cover amount', () => {
  test.each([
    [0, 0],
    [-1, 0],
    [-750_000, 0],
    [Number.NaN, 0],
    [499, 0],
    [499.99, 0],
    [500, 1_000],
    [1_499, 1_000],
    [1_500, 2_000],
    [89_500, 90_000],
    [1_089_522.3754693824, 1_090_000],
    [506_807.04, 507_000],
    [1_999_999.9999999, 2_000_000],
    [2_499.9999999999, 2_000 + 1_000],
  ])('%d becomes %d', (dollars, rounded) => expect(roundCover(dollars)).toBe(rounded))
})

describe('standalone TPD', () => {
  test.each([
    [0, 0],
    [-100, 0],
    [49, 0],
    [50, 100],
    [149, 100],
    [150, 200],
    [250_549, 250_500],
    [250_550, 250_600],
  ])('%d becomes %d', (dollars, rounded) => expect(roundStandaloneTpd(dollars)).toBe(rounded))
})

describe('a monthly benefit', () => {
  test.each([
    [0, 0],
    [-2_000, 0],
    [49, 0],
    [50, 50],
    [99, 50],
    [4_375, 4_350],
    [6_125, 6_100],
    [3_716.67, 3_700],
    [4_199.9999999999, 4_200],
    [4_199.99, 4_150],
  ])('%d becomes %d', (dollars, rounded) => expect(roundMonthlyBenefit(dollars)).toBe(rounded))
})

describe('for every amount', () => {
  const dollars = fc.oneof(
    fc.integer({ min: -1_000, max: 20_000_000 }),
    fc.double({ min: -10, max: 1e8, noNaN: true }),
  )
  const each = [
    { round: roundCover, step: 1_000 },
    { round: roundStandaloneTpd, step: 100 },
    { round: roundMonthlyBenefit, step: 50 },
  ]

  property.prop([dollars, fc.constantFrom(...each)])(
    'rounding twice is rounding once',
    (amount, { round }) => {
      expect(round(round(amount))).toBe(round(amount))
    },
  )

  property.prop([dollars, fc.constantFrom(...each)])(
    'the result is a multiple near the amount',
    (amount, { round, step }) => {
      const rounded = round(amount)
      expect(rounded % step).toBe(0)
      if (amount > 0) expect(Math.abs(rounded - amount)).toBeLessThanOrEqual(step)
    },
  )

  property.prop([dollars, fc.integer({ min: 0, max: 5_000 }), fc.constantFrom(...each)])(
    'more never rounds to less',
    (amount, more, { round }) => {
      expect(round(amount + more)).toBeGreaterThanOrEqual(round(amount))
    },
  )
})
