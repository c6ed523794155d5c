import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import type { BenefitPeriod, WaitingPeriod } from '../covers/income-protection/incomeProtectionCover.ts'
import { COVER_KINDS } from '../covers/kinds.ts'
import { OFFER_LIMITS, type OfferLimits } from '../covers/limits.ts'
import { anyQuote } from '../testing/index.ts'
import { quoteWith } from './cover.fixture.ts'
import { nearestAmount, nearestPeriods } from './nearestTerms.ts'

function requesting(waitingPeriod: WaitingPeriod, benefitPeriod: BenefitPeriod) {
  return quoteWith(['incomeProtection'], { incomeProtectionCover: { waitingPeriod, benefitPeriod } })
}

describe('the periods an insurer would give', () => {
  test.each<[string, WaitingPeriod, BenefitPeriod, WaitingPeriod, BenefitPeriod]>([
    ['AAA', '30', '65', '30', '65'],
    ['AAA', '730', '65', '730', '65'],
    ['AAA', '730', '5', '30', '5'],
    ['AA', '730', '2', '30', '2'],
    ['A', '90', '1', '90', '1'],
    ['B', '730', '65', '30', '65'],
    ['B', '60', '65', '60', '65'],
    ['C', '60', '65', '60', '5'],
    ['C', '730', '65', '30', '5'],
    ['D', '30', '5', '60', '2'],
    ['D', '90', '65', '90', '2'],
    ['D', '60', '1', '60', '1'],
  ])('class %s, asked %s days and %s', (occupationClass, wait, benefit, waitingPeriod, benefitPeriod) => {
    expect(nearestPeriods(requesting(wait, benefit), occupationClass, OFFER_LIMITS)).toEqual({
      waitingPeriod,
      benefitPeriod,
    })
  })

  test.each(['NA', '', 'Z'])('class %j is offered none', (occupationClass) => {
    expect(nearestPeriods(requesting('60', '5'), occupationClass, OFFER_LIMITS)).toBeNull()
  })

  test('a wait is judged with the benefit period as adjusted', () => {
    const limits: OfferLimits = {
      ...OFFER_LIMITS,
      availability: { C: { waiting: ['30', '730'], benefit: ['1', '2', '5'] } },
    }
    expect(nearestPeriods(requesting('730', '65'), 'C', limits)).toEqual({
      waitingPeriod: '30',
      benefitPeriod: '5',
    })
  })

  test('no wait at all gives none', () => {
    const limits: OfferLimits = {
      ...OFFER_LIMITS,
      availability: { C: { waiting: ['730'], benefit: ['5'] } },
    }
    expect(nearestPeriods(requesting('730', '5'), 'C', limits)).toBeNull()
  })
})

describe('the nearest amount', () => {
  test.each([
    [null, 50_000],
    [0, 50_000],
    [49_000, 50_000],
    [50_000, 50_000],
    [750_000, 750_000],
    [15_000_000, 15_000_000],
    [15_001_000, 15_000_000],
  ])('of life %s is %d', (amount, nearest) => {
    expect(nearestAmount(quoteWith(['life'], { lifeCover: { amount } }), 'life', OFFER_LIMITS)).toBe(nearest)
  })

  test.each([
    ['life', 1_500_000],
    ['tpd', 1_500_000],
    ['criticalIllness', 750_000],
  ] as const)('of a homemaker, %s is at most %d', (cover, maximum) => {
    const quote = quoteWith([cover], {
      personalDetails: { occupationId: 1 },
      lifeCover: { amount: 9_000_000 },
      tpdCover: { amountStandalone: 4_000_000 },
      criticalIllnessCover: { amount: 1_900_000 },
    })
    expect(nearestAmount(quote, cover, OFFER_LIMITS)).toBe(maximum)
  })

  test.each([
    [null, 40_000, 30_000],
    [90_000, 6_000, 5_250],
    [75_000, 6_000, 4_350],
    [25_800, 9_000, 1_500],
    [25_700, 9_000, null],
    [0, 9_000, null],
  ])('of income protection with earnings %s, asked %d, is %s', (annualEarnings, monthlyBenefit, nearest) => {
    const quote = quoteWith(['incomeProtection'], {
      incomeProtectionCover: { annualEarnings, monthlyBenefit },
    })
    expect(nearestAmount(quote, 'incomeProtection', OFFER_LIMITS)).toBe(nearest)
  })

  test('follows the limits it is given', () => {
    const limits: OfferLimits = {
      ...OFFER_LIMITS,
      sumInsured: { ...OFFER_LIMITS.sumInsured, life: [100_000, 200_000] },
    }
    const quote = quoteWith(['life'], { lifeCover: { amount: 500_000 } })
    expect(nearestAmount(quote, 'life', limits)).toBe(200_000)
  })
})

property.prop([anyQuote, fc.constantFrom(...COVER_KINDS)])('is always within the limits', (quote, cover) => {
  const amount = nearestAmount(quote, cover, OFFER_LIMITS)
  const [lowest, highest] = OFFER_LIMITS.sumInsured[cover]
  if (amount === null) expect(cover).toBe('incomeProtection')
  else {
    expect(amount).toBeGreaterThanOrEqual(lowest)
    expect(amount).toBeLessThanOrEqual(highest)
  }
})
