import type { InsurerAnswer } from '@coverkit/core'
import { describe, expect, test } from 'vitest'
import { comparisonRequest, type NeedsParts, type RequestParts } from '../testing/comparisonRequest.ts'
import { compareQuotes } from './compareQuotes.ts'
import { loadRatingTables } from './loadRatingTables.ts'

const tables = loadRatingTables()

function quoteBy(code: string, parts: RequestParts, allowAdjustments = false): InsurerAnswer {
  const request = comparisonRequest({ ...parts, request: { supplierCodes: [code], allowAdjustments } })
  const [insurer] = compareQuotes(tables, request).insurers
  if (!insurer) throw new Error('No insurer answered')
  return insurer
}

const life = (amount: number) => ({ lifeCover: { amount } })
const tpd: NeedsParts = { covers: { selectedCovers: ['tpd'] }, tpdCover: { amountStandalone: 500000 } }
const income: NeedsParts = {
  covers: { selectedCovers: ['incomeProtection'] },
  incomeProtectionCover: { annualEarnings: 120000, monthlyBenefit: 5000 },
}
const illness: NeedsParts = {
  covers: { selectedCovers: ['criticalIllness'] },
  criticalIllnessCover: { amount: 200000 },
}
const periods = (waitingPeriod: '30' | '60' | '90' | '730', benefitPeriod: '1' | '2' | '5' | '65') => ({
  ...income,
  incomeProtectionCover: { ...income.incomeProtectionCover, waitingPeriod, benefitPeriod },
})

const MINER = 115
const BLASTER = 25
const BUTCHER = 38
const PLUMBER = 130

const DECLINES: [string, string, RequestParts, [string, string | null][]][] = [
  [
    'level life at 65',
    'MLC',
    { client: { age: 65 }, needs: { ...life(600000), premiumType: 'level' } },
    [['age', 'life']],
  ],
  ['TPD at 65', 'MLC', { client: { age: 65 }, needs: tpd }, [['age', 'tpd']]],
  ['critical illness at 65', 'MLC', { client: { age: 65 }, needs: illness }, [['age', 'criticalIllness']]],
  ['income protection at 61', 'MLC', { client: { age: 61 }, needs: income }, [['age', 'incomeProtection']]],
  [
    'income protection for a homemaker: periods are not tested',
    'MLC',
    { client: { occupationId: 1 }, needs: periods('730', '1') },
    [['occupation', 'incomeProtection']],
  ],
  [
    'own occupation for class C',
    'MLC',
    {
      client: { occupationId: BUTCHER },
      needs: { ...tpd, tpdCover: { ...tpd.tpdCover, occupationType: 'own' } },
    },
    [['own-occupation', 'tpd']],
  ],
  [
    'own occupation for class B where the insurer has its own list',
    'MLP',
    {
      client: { occupationId: PLUMBER },
      needs: { ...tpd, tpdCover: { ...tpd.tpdCover, occupationType: 'own' } },
    },
    [['own-occupation', 'tpd']],
  ],
  [
    'own occupation in super',
    'MLC',
    { needs: { ...tpd, tpdCover: { ...tpd.tpdCover, occupationType: 'own', tpdOwner: 'S' } } },
    [['own-occupation', 'tpd']],
  ],
  ['life of 49,999', 'MLC', { needs: life(49999) }, [['sum-insured', 'life']]],
  ['life of 15,000,001', 'MLC', { needs: life(15000001) }, [['sum-insured', 'life']]],
  [
    'a homemaker above the cap',
    'MLC',
    { client: { occupationId: 1 }, needs: life(1500001) },
    [['sum-insured', 'life']],
  ],
  [
    'TPD above the maximum in all',
    'MLC',
    { needs: { ...tpd, tpdCover: { amountStandalone: 5000001 } } },
    [['sum-insured', 'tpd']],
  ],
  [
    'TPD linked above life',
    'MLC',
    {
      needs: {
        ...life(300000),
        covers: { selectedCovers: ['life', 'tpd'] },
        tpdCover: { amountLinked: 300001, tpdLinkTo: 'life' },
      },
    },
    [['sum-insured', 'tpd']],
  ],
  [
    'critical illness linked above life',
    'MLC',
    {
      needs: {
        ...life(100000),
        covers: { selectedCovers: ['life', 'criticalIllness'] },
        criticalIllnessCover: { amount: 100001, criticalIllnessLinkTo: 'life' },
      },
    },
    [['sum-insured', 'criticalIllness']],
  ],
  [
    'a benefit a dollar above 70 % of earnings',
    'MLC',
    { needs: { ...income, incomeProtectionCover: { annualEarnings: 90000, monthlyBenefit: 5251 } } },
    [['sum-insured', 'incomeProtection']],
  ],
  [
    '30 days for class D',
    'MLC',
    { client: { occupationId: BLASTER }, needs: periods('30', '2') },
    [['waiting-period', 'incomeProtection']],
  ],
  ['730 days with 5 years', 'MLC', { needs: periods('730', '5') }, [['waiting-period', 'incomeProtection']]],
  [
    'to 65 for class C',
    'MLC',
    { client: { occupationId: MINER }, needs: periods('60', '65') },
    [['benefit-period', 'incomeProtection']],
  ],
  [
    'level where it is not offered',
    'NEO',
    { needs: { ...life(600000), premiumType: 'level' } },
    [['level-not-offered', null]],
  ],
  [
    'everything at once, in order',
    'NEO',
    {
      client: { age: 66, occupationId: BLASTER },
      needs: {
        premiumType: 'level',
        covers: { selectedCovers: ['life', 'tpd', 'incomeProtection'] },
        lifeCover: { amount: 1000 },
        tpdCover: { amountStandalone: 1000, occupationType: 'own' },
        incomeProtectionCover: {
          annualEarnings: 10000,
          monthlyBenefit: 5000,
          waitingPeriod: '730',
          benefitPeriod: '5',
        },
      },
    },
    [
      ['age', 'life'],
      ['sum-insured', 'life'],
      ['age', 'tpd'],
      ['own-occupation', 'tpd'],
      ['sum-insured', 'tpd'],
      ['age', 'incomeProtection'],
      ['sum-insured', 'incomeProtection'],
      ['waiting-period', 'incomeProtection'],
      ['benefit-period', 'incomeProtection'],
      ['level-not-offered', null],
    ],
  ],
]

describe('declines', () => {
  test.each(DECLINES)('%s', (_, code, parts, expected) => {
    const { status, reasons, adjustments, frequencies } = quoteBy(code, parts)
    expect(reasons.map((reason) => [reason.code, reason.cover])).toEqual(expected)
    expect([status, adjustments, frequencies]).toEqual(['declined', [], undefined])
  })

  test.each<[string, RequestParts]>([
    ['life of 50,000', { needs: life(50000) }],
    ['life of 15,000,000', { needs: life(15000000) }],
    ['stepped life at 75', { client: { age: 75 }, needs: life(600000) }],
    ['income protection at 60', { client: { age: 60 }, needs: income }],
    [
      '70 % of earnings',
      { needs: { ...income, incomeProtectionCover: { annualEarnings: 90000, monthlyBenefit: 5250 } } },
    ],
    ['730 days to 65', { needs: periods('730', '65') }],
    [
      'own occupation partly from super',
      { needs: { ...tpd, tpdCover: { ...tpd.tpdCover, occupationType: 'own', tpdOwner: 'J' } } },
    ],
  ])('a bound is allowed: %s', (_, parts) => {
    expect(quoteBy('MLC', parts).status).toBe('quoted')
  })
})

describe('adjustments', () => {
  const own: NeedsParts = { ...tpd, tpdCover: { ...tpd.tpdCover, occupationType: 'own' } }

  test('own becomes any, and costs what any costs', () => {
    const client = { occupationId: BUTCHER }
    const adjusted = quoteBy('MLC', { client, needs: own }, true)
    expect(adjusted.adjustments).toEqual([
      { field: 'tpdCover.occupationType', from: 'own', to: 'any', reason: 'own-occupation' },
    ])
    expect(adjusted.frequencies).toEqual(quoteBy('MLC', { client, needs: tpd }).frequencies)
  })

  test('own in super stays a decline', () => {
    const needs: NeedsParts = { ...own, tpdCover: { ...own.tpdCover, tpdOwner: 'S' } }
    expect(quoteBy('MLC', { client: { occupationId: BUTCHER }, needs }, true)).toMatchObject({
      status: 'declined',
      adjustments: [],
    })
  })

  test.each([
    [
      'class D',
      BLASTER,
      '30',
      '65',
      [
        ['30', '60', 'waiting-period'],
        ['65', '2', 'benefit-period'],
      ],
    ],
    [
      'class C',
      MINER,
      '730',
      '65',
      [
        ['730', '30', 'waiting-period'],
        ['65', '5', 'benefit-period'],
      ],
    ],
    ['class AA', 4, '730', '5', [['730', '30', 'waiting-period']]],
    ['class AA, as asked', 4, '730', '65', []],
  ] as const)('%s', (_, occupationId, waitingPeriod, benefitPeriod, expected) => {
    const answer = quoteBy(
      'MLC',
      { client: { occupationId }, needs: periods(waitingPeriod, benefitPeriod) },
      true,
    )
    expect(answer.status).toBe('quoted')
    expect(answer.adjustments.map(({ from, to, reason }) => [from, to, reason])).toEqual(expected)
  })

  test('a class without cover is never adjusted into one', () => {
    expect(quoteBy('MLC', { client: { occupationId: 1 }, needs: periods('730', '1') }, true).reasons).toEqual(
      [{ code: 'occupation', cover: 'incomeProtection' }],
    )
  })
})
