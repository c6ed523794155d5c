import type { ComparisonRequest, CoverKind, PaymentFrequency } from '@coverkit/core'
import { describe, expect, test } from 'vitest'
import {
  blasterFromTheCalculator,
  comparisonRequest,
  insideSuper,
  lifeOnly,
  linkedAndStandaloneTpd,
} from '../testing/comparisonRequest.ts'
import { compareQuotes } from './compareQuotes.ts'
import { loadRatingTables } from './loadRatingTables.ts'

const tables = loadRatingTables()
const compare = (request: ComparisonRequest) => compareQuotes(tables, request)

function priceOf(request: ComparisonRequest, code: string, frequency: PaymentFrequency) {
  const price = compare(request).insurers.find((one) => one.supplierCode === code)?.frequencies?.[frequency]
  if (!price) throw new Error(`${code} did not quote ${frequency}`)
  return price
}

const totals = (request: ComparisonRequest, frequency: PaymentFrequency) =>
  Object.fromEntries(
    compare(request).insurers.map((one) => [one.supplierCode, one.frequencies?.[frequency]?.parts.total]),
  )

type Row = [number, number, number, number, number, number, number]

const row = ([
  base,
  options,
  multiCoverDiscount,
  rolloverRebate,
  frequencyLoading,
  stampDuty,
  total,
]: Row) => ({
  base,
  options,
  multiCoverDiscount,
  rolloverRebate,
  frequencyLoading,
  stampDuty,
  total,
})

const PARTS: [
  string,
  ComparisonRequest,
  string,
  PaymentFrequency,
  Partial<Record<CoverKind, Row>>,
  Row,
  number,
][] = [
  [
    '1. life only',
    lifeOnly,
    'MLC',
    'monthly',
    { life: [46.12, 0, 0, 0, 3.69, 0, 49.81] },
    [46.12, 0, 0, 0, 3.69, 0, 57.71],
    7.9,
  ],
  [
    '3. linked and standalone TPD',
    linkedAndStandaloneTpd,
    'ACC',
    'monthly',
    {
      life: [59.83, 0, -1.8, 0, 4.64, 0, 62.67],
      tpd: [86.37, 5.31, -2.75, 0, 7.11, 9.61, 105.65],
    },
    [146.2, 5.31, -4.55, 0, 11.75, 9.61, 168.32],
    0,
  ],
  [
    '4b. class D from the calculator',
    blasterFromTheCalculator,
    'ING',
    'monthly',
    { incomeProtection: [90.79, 17.07, 0, 0, 8.63, 11.65, 128.14] },
    [90.79, 17.07, 0, 0, 8.63, 11.65, 136.34],
    8.2,
  ],
  [
    '5. inside super',
    insideSuper,
    'NEO',
    'yearly',
    {
      life: [3109.28, 0, -217.65, -433.74, 0, 0, 2457.89],
      tpd: [2511.97, 0, -175.83, -350.42, 0, 218.42, 2204.14],
      criticalIllness: [1997.42, 0, -139.82, 0, 0, 204.34, 2061.94],
      incomeProtection: [3468.68, 0, -242.81, -483.88, 0, 301.62, 3043.61],
    },
    [11087.35, 0, -776.11, -1268.04, 0, 724.38, 9767.58],
    0,
  ],
]

describe('the worked examples, to the cent', () => {
  test.each(PARTS)(
    '%s: the parts of each cover and of the policy',
    (_, request, code, frequency, covers, policy, fee) => {
      const price = priceOf(request, code, frequency)
      expect(Object.keys(price.covers)).toEqual(Object.keys(covers))
      for (const [kind, parts] of Object.entries(covers))
        expect(price.covers[kind as CoverKind]).toMatchObject(row(parts))
      expect(price.parts).toMatchObject({ ...row(policy), fee })
    },
  )

  test.each([
    [lifeOnly, 'monthly', [47.11, 44.17, 57.71, 47.93, 52.37, 59.61, 49.18]],
    [linkedAndStandaloneTpd, 'monthly', [172.67, 164.19, 177.68, 168.32, 176.4, 182.14, 166.82]],
    [blasterFromTheCalculator, 'monthly', [122.28, 109.98, 136.5, 119.16, 128.5, 136.34, 116.98]],
    [insideSuper, 'yearly', [10108.16, 9767.58, 10100.74, 9940.04, 10092.21, 10149.88, 9699.43]],
  ] as const)('totals of all insurers (%#)', (request, frequency, [MLP, NEO, MLC, ACC, ZUR, ING, AIG]) => {
    expect(totals(request, frequency)).toEqual({ MLP, NEO, MLC, ACC, ZUR, ING, AIG })
  })

  test.each([
    [lifeOnly, 'MLC', [168.98, 332.43, 648.25]],
    [linkedAndStandaloneTpd, 'ACC', [490.93, 963.15, 1870.21]],
    [blasterFromTheCalculator, 'ING', [398.34, 782.45, 1522.18]],
  ] as const)('the other frequencies (%#)', (request, code, [quarterly, halfYearly, yearly]) => {
    expect(priceOf(request, code, 'quarterly').parts.total).toBe(quarterly)
    expect(priceOf(request, code, 'halfYearly').parts.total).toBe(halfYearly)
    expect(priceOf(request, code, 'yearly').parts.total).toBe(yearly)
  })

  test('each line of TPD has its own total', () => {
    expect(priceOf(linkedAndStandaloneTpd, 'ACC', 'monthly').covers.tpd?.lines).toEqual({
      linked: 67.32,
      standalone: 38.33,
    })
  })

  test('only yearly is answered for an enduring rollover', () => {
    for (const insurer of compare(insideSuper).insurers)
      expect(Object.keys(insurer.frequencies ?? {})).toEqual(['yearly'])
  })

  test('the class D adjustment is listed', () => {
    const ing = compare(blasterFromTheCalculator).insurers.find((one) => one.supplierCode === 'ING')
    expect(ing?.adjustments).toEqual([
      { field: 'incomeProtectionCover.benefitPeriod', from: '5', to: '2', reason: 'benefit-period' },
    ])
  })
})

describe('the calibration table, at insurer factor 1', () => {
  const neutral = structuredClone(tables)
  neutral.panel = ['ONE']
  neutral.insurers = {
    ONE: {
      displayName: 'One',
      life: 1,
      tpd: 1,
      criticalIllness: 1,
      incomeProtection: 1,
      monthlyFee: 0,
      tilt: 0,
      levelOffered: true,
    },
  }
  const beforeDuty = (request: ComparisonRequest, frequency: PaymentFrequency) => {
    const parts = compareQuotes(neutral, request).insurers[0]?.frequencies?.[frequency]?.parts
    if (!parts) throw new Error('No price')
    return Math.round((parts.total - parts.stampDuty) * 100) / 100
  }
  const life = (age: number, gender: 'M' | 'F', smoker = false) =>
    comparisonRequest({ client: { age, gender, smoker }, needs: { lifeCover: { amount: 500000 } } })
  const incomeProtection = (client: object, monthlyBenefit: number) =>
    comparisonRequest({
      client,
      needs: {
        covers: { selectedCovers: ['incomeProtection'] },
        incomeProtectionCover: {
          annualEarnings: 200000,
          monthlyBenefit,
          waitingPeriod: '30',
          benefitPeriod: '65',
        },
      },
    })

  test.each([
    [35, 'M', false, 38.38],
    [40, 'M', false, 46.31],
    [45, 'M', false, 67.67],
    [52, 'M', false, 144.81],
    [60, 'M', false, 332.51],
    [35, 'F', false, 23.91],
    [40, 'F', false, 29.6],
    [52, 'F', false, 84.13],
    [60, 'F', false, 174.35],
    [45, 'M', true, 150.24],
  ] as const)('life 500,000 at %i %s, smoker %s', (age, gender, smoker, dollars) => {
    expect(beforeDuty(life(age, gender, smoker), 'monthly')).toBe(dollars)
  })

  test('income protection 6,000 a month at 42, as the page about transferring a policy shows it', () => {
    const request = comparisonRequest({
      client: { age: 42 },
      needs: {
        covers: { selectedCovers: ['incomeProtection'] },
        incomeProtectionCover: {
          annualEarnings: 105_000,
          monthlyBenefit: 6_000,
          waitingPeriod: '90',
          benefitPeriod: '65',
        },
      },
    })
    expect(totals(request, 'monthly')).toMatchObject({ MLC: 119.16, NEO: 99.85 })
  })

  test.each([
    [30, 21.21],
    [40, 50.57],
    [50, 150.89],
    [60, 570.94],
  ])('TPD 500,000 own, standalone, male %i', (age, dollars) => {
    const request = comparisonRequest({
      client: { age },
      needs: {
        covers: { selectedCovers: ['tpd'] },
        tpdCover: { amountStandalone: 500000, occupationType: 'own' },
      },
    })
    expect(beforeDuty(request, 'monthly')).toBe(dollars)
  })

  test('critical illness 100,000 male 35', () => {
    const request = comparisonRequest({
      client: { age: 35 },
      needs: { covers: { selectedCovers: ['criticalIllness'] }, criticalIllnessCover: { amount: 100000 } },
    })
    expect(beforeDuty(request, 'monthly')).toBe(22.5)
  })

  test('income protection 4,500 a month, AAA, to 65, 30 days, at 35', () => {
    expect(beforeDuty(incomeProtection({ age: 35, occupationId: 2 }, 4500), 'monthly')).toBe(68.16)
    expect(beforeDuty(incomeProtection({ age: 35, occupationId: 2, gender: 'F' }, 4500), 'monthly')).toBe(
      92.02,
    )
  })

  test.each([
    [39, 1206],
    [45, 1740],
    [50, 2640],
    [55, 4200],
    [60, 5460],
  ])('income protection 5,000 a month, yearly, male %i', (age, dollars) => {
    expect(beforeDuty(incomeProtection({ age }, 5000), 'yearly')).toBe(dollars)
  })
})
