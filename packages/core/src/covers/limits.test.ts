import { describe, expect, test } from 'vitest'
import { BENEFIT_PERIODS, WAITING_PERIODS } from './income-protection/incomeProtectionCover.ts'
import { EXCLUDED_OCCUPATION_IDS } from './income-protection/incomeProtectionPeople.ts'
import { COVER_KINDS } from './kinds.ts'
import { OFFER_LIMITS } from './limits.ts'
import { roundCover, roundMonthlyBenefit } from './rounding.ts'
import { PREMIUM_TYPES } from './terms.ts'

describe('the table of options and limits', () => {
  test.each([
    ['life', [18, 75], [18, 64], [50_000, 15_000_000], 1_500_000],
    ['tpd', [18, 64], [18, 64], [50_000, 5_000_000], 1_500_000],
    ['criticalIllness', [18, 64], [18, 64], [50_000, 2_000_000], 750_000],
  ] as const)('%s', (cover, stepped, level, sumInsured, homemaker) => {
    expect(OFFER_LIMITS.entryAge[cover]).toEqual({ stepped, level })
    expect(OFFER_LIMITS.sumInsured[cover]).toEqual(sumInsured)
    expect(OFFER_LIMITS.homemaker.maximum[cover]).toBe(homemaker)
  })

  test('income protection', () => {
    expect(OFFER_LIMITS.entryAge.incomeProtection).toEqual({ stepped: [18, 60], level: [18, 60] })
    expect(OFFER_LIMITS.sumInsured.incomeProtection).toEqual([1_500, 30_000])
    expect(OFFER_LIMITS.earningsShare).toBe(70)
  })

  test('two years of waiting only with benefit to 65', () => {
    expect(OFFER_LIMITS.waitingRule).toEqual({ '730': ['65'] })
  })

  test('own occupation is for AAA, AA, A and B', () => {
    expect(OFFER_LIMITS.ownOccupationClasses).toEqual(['AAA', 'AA', 'A', 'B'])
  })

  test('students, unemployed, retired and carers are excluded, part-time students not', () => {
    expect(EXCLUDED_OCCUPATION_IDS).toEqual([32, 34, 35, 36])
  })
})

describe('by income protection class', () => {
  test.each([
    ['AAA', ['30', '60', '90', '730'], ['1', '2', '5', '65']],
    ['AA', ['30', '60', '90', '730'], ['1', '2', '5', '65']],
    ['A', ['30', '60', '90', '730'], ['1', '2', '5', '65']],
    ['B', ['30', '60', '90'], ['1', '2', '5', '65']],
    ['C', ['30', '60', '90'], ['1', '2', '5']],
    ['D', ['60', '90'], ['1', '2']],
    ['NA', [], []],
  ] as const)('%s', (occupationClass, waiting, benefit) => {
    expect(OFFER_LIMITS.availability[occupationClass]).toEqual({ waiting, benefit })
  })

  test('periods are known and in order', () => {
    for (const { waiting, benefit } of Object.values(OFFER_LIMITS.availability)) {
      expect(waiting).toEqual(
        WAITING_PERIODS.filter((period) => (waiting as readonly string[]).includes(period)),
      )
      expect(benefit).toEqual(
        BENEFIT_PERIODS.filter((period) => (benefit as readonly string[]).includes(period)),
      )
    }
  })
})

describe('limits can be chosen', () => {
  test.each(COVER_KINDS)('those of %s are amounts that rounding keeps', (cover) => {
    const round = cover === 'incomeProtection' ? roundMonthlyBenefit : roundCover
    for (const bound of OFFER_LIMITS.sumInsured[cover]) expect(round(bound)).toBe(bound)
  })

  test.each(COVER_KINDS)('the ages of %s rise, and level ends no later than stepped', (cover) => {
    for (const type of PREMIUM_TYPES) {
      const [youngest, oldest] = OFFER_LIMITS.entryAge[cover][type]
      expect(youngest).toBeLessThan(oldest)
    }
    const { stepped, level } = OFFER_LIMITS.entryAge[cover]
    expect(level[1]).toBeLessThanOrEqual(stepped[1])
  })
})
