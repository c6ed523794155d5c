import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { assumptions, calculatorInput } from '../testing/index.ts'
import { calculateNeeds } from './calculateNeeds.ts'
import { defaultAssumptions } from './defaultAssumptions.ts'
import { emptyCalculatorInput } from './emptyCalculatorInput.ts'
import { inputWith, youngCouple } from './input.fixture.ts'
import type { CalculatorInput } from './types.ts'

describe('blanks', () => {
  test('an empty form needs what does not depend on answers', () => {
    const needs = calculateNeeds(emptyCalculatorInput())
    expect(needs.lifeCover).toMatchObject({ gross: 15_000, need: 15_000, preselect: false })
    expect(needs.tpdCover).toMatchObject({ gross: 250_000, need: 250_000, preselect: true })
    expect(needs.criticalIllnessCover).toMatchObject({ gross: 150_000, need: 150_000 })
    expect(needs.incomeProtectionCover).toEqual({
      grossMonthly: 0,
      lessExisting: 0,
      raw: 0,
      need: 0,
      available: true,
      preselect: false,
      benefitPeriod: null,
      waitingPeriod: null,
    })
  })

  test.each([null, 0, -5_000, Number.NaN, Number.POSITIVE_INFINITY])('%s counts as nothing', (amount) => {
    const input = inputWith({
      annualSalary: amount,
      homeSale: true,
      homeValue: amount,
      assets: { savings: amount, super: amount },
      debts: { familyHomeMortgage: amount, creditCards: amount },
      covers: { lifeCover: amount, incomeProtectionCover: amount },
    })
    expect(calculateNeeds(input)).toEqual(calculateNeeds(inputWith()))
  })

  test('amounts that are missing count as nothing', () => {
    const input = inputWith({ assets: {}, debts: {}, covers: {} })
    expect(calculateNeeds(input)).toEqual(calculateNeeds(inputWith()))
  })
})

describe('tick boxes', () => {
  test.each<[Partial<CalculatorInput>]>([
    [{ selectedAssets: [] }],
    [{ selectedDebts: [] }],
    [{ selectedCovers: [] }],
  ])('%j leaves the amounts out', (unticked) => {
    const needs = calculateNeeds({ ...youngCouple(), ...unticked })
    if (unticked.selectedAssets) expect(needs.factors.assetsAll).toBe(0)
    if (unticked.selectedDebts) expect(needs.factors.debtsAll).toBe(0)
    if (unticked.selectedCovers) expect(needs.lifeCover.lessExisting).toBe(0)
  })
})

describe('the home', () => {
  const mortgaged = { debts: { familyHomeMortgage: 300_000, monthlyRent: 2_000 }, homeValue: 800_000 }

  test.each([
    ['owner', true, 300_000, 800_000, false],
    ['owner', false, 300_000, 0, false],
    ['owner', null, 300_000, 0, false],
    ['renter', true, 0, 0, true],
    ['other', true, 0, 0, false],
  ] as const)('%s who would sell %s', (propertyStatus, homeSale, mortgage, home, rents) => {
    const { factors } = calculateNeeds(inputWith({ ...mortgaged, propertyStatus, homeSale, age: 40 }))
    expect(factors).toMatchObject({ mortgage, homeSaleAsset: home })
    expect(factors.rentPV > 0).toBe(rents)
  })
})

describe('which parts a need has', () => {
  const input = inputWith({
    age: 40,
    annualSalary: 100_000,
    propertyStatus: 'renter',
    assets: { property: 1, investments: 2, savings: 4, super: 8 },
    debts: {
      monthlyRent: 1_000,
      investmentPropertyMortgage: 16,
      investmentLoans: 32,
      personalLoans: 64,
      creditCards: 128,
    },
  })

  test('life has living and rent only with dependants', () => {
    expect(calculateNeeds(input).lifeCover.parts).toMatchObject({ rent: 0, living: 0 })
    const { parts } = calculateNeeds({ ...input, dependents: true }).lifeCover
    expect(parts.living).toBeGreaterThan(0)
    expect(parts.rent).toBeGreaterThan(0)
  })

  test('TPD has them always', () => {
    const { parts } = calculateNeeds(input).tpdCover
    expect(parts.living).toBeGreaterThan(0)
    expect(parts.rent).toBeGreaterThan(0)
  })

  test('critical illness has personal debts and liquid assets only', () => {
    const { criticalIllnessCover, tpdCover } = calculateNeeds(input)
    expect(criticalIllnessCover.parts.debts).toBe(64 + 128)
    expect(criticalIllnessCover.lessAssets).toBe(2 + 4)
    expect(tpdCover.parts.debts).toBe(16 + 32 + 64 + 128)
    expect(tpdCover.lessAssets).toBe(1 + 2 + 4 + 8)
  })

  test('shares apply to debts and assets', () => {
    const half = { ...defaultAssumptions, debtCoverage: 50, assetCoverage: 50, mortgageCoverage: 25 }
    const { factors } = calculateNeeds(
      { ...input, propertyStatus: 'owner', debts: { ...input.debts, familyHomeMortgage: 400_000 } },
      half,
    )
    expect(factors).toMatchObject({
      mortgage: 100_000,
      investmentDebt: 24,
      personalDebt: 96,
      liquidAssets: 3,
    })
  })
})

describe('years are capped', () => {
  test.each([
    [40, 2, 10],
    [65, 2, 10],
    [66, 1, 10],
    [67, 0, 10],
    [70, 0, 7],
    [75, 0, 2],
  ])('at %d: living %d, rent %d', (age, livingYears, rentYears) => {
    expect(calculateNeeds(inputWith({ age })).factors).toMatchObject({ livingYears, rentYears })
  })
})

describe('pre-selection', () => {
  test.each([
    [50_000, false],
    [50_499, false],
    [50_500, true],
    [51_000, true],
  ])('a need of %d is pre-selected: %s', (funeralCosts, preselect) => {
    expect(calculateNeeds(inputWith(), { ...defaultAssumptions, funeralCosts }).lifeCover.preselect).toBe(
      preselect,
    )
  })

  test('a quote takes over at most 4,000,000', () => {
    const { lifeCover } = calculateNeeds(inputWith(), { ...defaultAssumptions, funeralCosts: 7_000_000 })
    expect(lifeCover).toMatchObject({ need: 7_000_000, quoteAmount: 4_000_000 })
  })
})

describe('income protection', () => {
  test.each([
    // age, salary, held, need, available, pre-selected, benefit, waiting
    [40, 75_000, 0, 4_350, true, true, '5', '60'],
    [60, 75_000, 0, 4_350, true, true, '5', '60'],
    [61, 75_000, 0, 0, false, false, null, null],
    [61, 75_000, 1_000, 3_350, false, false, '5', '60'],
    [40, 25_714, 0, 1_450, true, false, '5', null],
    [40, 25_715, 0, 1_500, true, false, '5', null],
    [40, 26_572, 0, 1_550, true, true, '5', '60'],
    [40, 72_000, 0, 4_200, true, true, '5', '60'],
    [40, 72_000, 4_200, 0, true, false, null, null],
    [40, 72_000, 9_000, 0, true, false, null, null],
  ])(
    'age %s, salary %s, held %s',
    (age, annualSalary, held, need, available, preselect, benefitPeriod, waitingPeriod) => {
      const input = inputWith({ age, annualSalary, covers: { incomeProtectionCover: held } })
      expect(calculateNeeds(input).incomeProtectionCover).toMatchObject({
        need,
        available,
        preselect,
        benefitPeriod,
        waitingPeriod,
      })
    },
  )

  test('keeps the periods held, while the cover is ticked', () => {
    const input = inputWith({
      age: 40,
      annualSalary: 90_000,
      covers: { incomeProtectionCover: 1_000 },
      existingBenefitPeriod: '65',
      existingWaitingPeriod: '730',
    })
    expect(calculateNeeds(input).incomeProtectionCover).toMatchObject({
      benefitPeriod: '65',
      waitingPeriod: '730',
    })
    const unticked = calculateNeeds({ ...input, selectedCovers: [] }).incomeProtectionCover
    expect(unticked).toMatchObject({ lessExisting: 0, benefitPeriod: '5', waitingPeriod: '60' })
  })
})

describe('for every form and assumptions', () => {
  const runs = { numRuns: 1_000 }

  property.prop([calculatorInput, assumptions], runs)(
    'parts add up and needs are rounded',
    (input, assumed) => {
      const needs = calculateNeeds(input, assumed)
      for (const lump of [needs.lifeCover, needs.tpdCover, needs.criticalIllnessCover]) {
        const gross = Object.values(lump.parts).reduce((sum, part) => sum + part, 0)
        expect(lump.gross).toBeCloseTo(gross, 4)
        expect(lump.raw).toBe(lump.gross - lump.lessAssets - lump.lessExisting)
        expect(lump.need % 1_000).toBe(0)
        expect(lump.need).toBeGreaterThanOrEqual(0)
        expect(lump.quoteAmount).toBeLessThanOrEqual(4_000_000)
        expect(lump.preselect).toBe(lump.need > 50_000)
      }
      expect(needs.incomeProtectionCover.need % 50).toBe(0)
    },
  )

  property.prop([calculatorInput, assumptions], runs)(
    'assets are the sum of their parts',
    (input, assumed) => {
      const { assetsAll, liquidAssets, lockedAssets, homeSaleAsset } = calculateNeeds(input, assumed).factors
      expect(assetsAll).toBe(liquidAssets + lockedAssets + homeSaleAsset)
    },
  )

  property.prop([calculatorInput, fc.integer({ min: 1, max: 500_000 })], runs)(
    'more savings never raise a need',
    (input, more) => {
      const savings = (input.assets.savings ?? 0) + more
      const richer = { ...input, assets: { ...input.assets, savings } }
      const [now, then] = [calculateNeeds(input), calculateNeeds(richer)]
      expect(then.lifeCover.need).toBeLessThanOrEqual(now.lifeCover.need)
      expect(then.tpdCover.need).toBeLessThanOrEqual(now.tpdCover.need)
      expect(then.criticalIllnessCover.need).toBeLessThanOrEqual(now.criticalIllnessCover.need)
    },
  )

  property.prop([calculatorInput, fc.integer({ min: 1, max: 500_000 })], runs)(
    'more salary never lowers a need',
    (input, more) => {
      const earning = { ...input, annualSalary: (input.annualSalary ?? 0) + more }
      const [now, then] = [calculateNeeds(input), calculateNeeds(earning)]
      expect(then.lifeCover.need).toBeGreaterThanOrEqual(now.lifeCover.need)
      expect(then.incomeProtectionCover.need).toBeGreaterThanOrEqual(now.incomeProtectionCover.need)
    },
  )
})
