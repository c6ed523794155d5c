import type { ComparisonRequest } from '@coverkit/core'
import { describe, expect, test } from 'vitest'
import {
  comparisonRequest,
  insideSuper,
  lifeOnly,
  linkedAndStandaloneTpd,
  type NeedsParts,
  type RequestParts,
} from '../testing/comparisonRequest.ts'
import { checkRequest } from './checkRequest.ts'
import { compareQuotes } from './compareQuotes.ts'
import { loadRatingTables } from './loadRatingTables.ts'
import { projectPremiums } from './projectPremiums.ts'
import { RequestRefused } from './RequestRefused.ts'

const tables = loadRatingTables()
const life = { lifeCover: { amount: 600000 } }
const income: NeedsParts = {
  covers: { selectedCovers: ['incomeProtection'] },
  incomeProtectionCover: { annualEarnings: 90000, monthlyBenefit: 5000 },
}

/** Allows values that the types rule out but a request may contain. */
const wild = (value: unknown) => value as never

const REFUSALS: [string, RequestParts, [string, string][]][] = [
  ['an age that is null', { client: { age: wild(null) }, needs: life }, [['clients.0.age', 'required']]],
  [
    'a gender that is null',
    { client: { gender: wild(null) }, needs: life },
    [['clients.0.gender', 'required']],
  ],
  ['smoker null', { client: { smoker: wild(null) }, needs: life }, [['clients.0.smoker', 'required']]],
  [
    'no occupation',
    { client: { occupationId: wild(null) }, needs: life },
    [['clients.0.occupationId', 'required']],
  ],
  ['no state', { client: { state: wild(null) }, needs: life }, [['clients.0.state', 'required']]],
  [
    'no premium type',
    { needs: { ...life, premiumType: null } },
    [['clients.0.needs.premiumType', 'required']],
  ],
  [
    'no cover',
    { needs: { ...life, covers: { selectedCovers: [] } } },
    [['clients.0.needs.covers.selectedCovers', 'required']],
  ],
  [
    'covers out of order',
    { needs: { ...income, ...life, covers: { selectedCovers: ['incomeProtection', 'life'] } } },
    [['clients.0.needs.covers.selectedCovers', 'required']],
  ],
  [
    'a cover twice',
    { needs: { ...life, covers: { selectedCovers: ['life', 'life'] } } },
    [['clients.0.needs.covers.selectedCovers', 'required']],
  ],
  [
    'an amount of 0',
    { needs: { lifeCover: { amount: 0 } } },
    [['clients.0.needs.lifeCover.amount', 'required']],
  ],
  [
    'TPD without any amount',
    { needs: { covers: { selectedCovers: ['tpd'] } } },
    [['clients.0.needs.tpdCover.amountStandalone', 'required']],
  ],
  [
    'income protection without earnings',
    { needs: { ...income, incomeProtectionCover: { monthlyBenefit: 5000 } } },
    [['clients.0.needs.incomeProtectionCover.annualEarnings', 'required']],
  ],
  ['no insurer', { needs: life, request: { supplierCodes: [] } }, [['supplierCodes', 'required']]],
  ['age 17', { client: { age: 17 }, needs: life }, [['clients.0.age', 'out-of-range']]],
  ['age 76', { client: { age: 76 }, needs: life }, [['clients.0.age', 'out-of-range']]],
  ['age 40.5', { client: { age: 40.5 }, needs: life }, [['clients.0.age', 'out-of-range']]],
  ['another gender', { client: { gender: wild('X') }, needs: life }, [['clients.0.gender', 'unknown']]],
  ['occupation 185', { client: { occupationId: 185 }, needs: life }, [['clients.0.occupationId', 'unknown']]],
  ['another state', { client: { state: wild('nsw') }, needs: life }, [['clients.0.state', 'unknown']]],
  [
    'a code in other case',
    { needs: life, request: { supplierCodes: ['MLC', 'mlc'] } },
    [['supplierCodes.1', 'unknown']],
  ],
  [
    'a code that every object has',
    { needs: life, request: { supplierCodes: ['constructor'] } },
    [['supplierCodes.0', 'unknown']],
  ],
  [
    'another payment method',
    { needs: { ...life, paymentMethod: wild('cash') } },
    [['clients.0.needs.paymentMethod', 'unknown']],
  ],
  [
    'another frequency',
    { needs: { ...life, paymentFrequency: wild('instalments') } },
    [['clients.0.needs.paymentFrequency', 'unknown']],
  ],
  [
    'other periods',
    {
      needs: {
        ...income,
        incomeProtectionCover: {
          ...income.incomeProtectionCover,
          waitingPeriod: wild('45'),
          benefitPeriod: wild('10'),
        },
      },
    },
    [
      ['clients.0.needs.incomeProtectionCover.waitingPeriod', 'unknown'],
      ['clients.0.needs.incomeProtectionCover.benefitPeriod', 'unknown'],
    ],
  ],
  [
    'half a dollar',
    { needs: { lifeCover: { amount: 600000.5 } } },
    [['clients.0.needs.lifeCover.amount', 'whole-dollars']],
  ],
  [
    'a negative amount',
    { needs: { lifeCover: { amount: -1 } } },
    [['clients.0.needs.lifeCover.amount', 'whole-dollars']],
  ],
  [
    'a linked amount with no link',
    { needs: { covers: { selectedCovers: ['tpd'] }, tpdCover: { amountLinked: 100000 } } },
    [['clients.0.needs.tpdCover.tpdLinkTo', 'link']],
  ],
  [
    'a link with no linked amount',
    {
      needs: {
        ...life,
        covers: { selectedCovers: ['life', 'tpd'] },
        tpdCover: { amountStandalone: 100000, tpdLinkTo: 'life' },
      },
    },
    [['clients.0.needs.tpdCover.tpdLinkTo', 'link']],
  ],
  [
    'TPD linked to a cover that is not selected',
    {
      needs: {
        ...life,
        covers: { selectedCovers: ['tpd'] },
        tpdCover: { amountLinked: 100000, tpdLinkTo: 'life' },
      },
    },
    [['clients.0.needs.tpdCover.tpdLinkTo', 'link']],
  ],
  [
    'critical illness linked to a cover that is not selected',
    {
      needs: {
        covers: { selectedCovers: ['criticalIllness'] },
        criticalIllnessCover: { amount: 100000, criticalIllnessLinkTo: 'life' },
      },
    },
    [['clients.0.needs.criticalIllnessCover.criticalIllnessLinkTo', 'link']],
  ],
  [
    'a monthly rollover',
    { needs: { lifeCover: { amount: 600000, lifeOwner: 'S' }, paymentMethod: 'enduringRollover' } },
    [['clients.0.needs.paymentFrequency', 'rollover-yearly']],
  ],
  [
    'a rollover with nothing in super',
    { needs: { ...life, paymentMethod: 'enduringRollover', paymentFrequency: 'yearly' } },
    [['clients.0.needs.paymentMethod', 'rollover-needs-super-owner']],
  ],
  [
    'a rollover for critical illness alone, which is never in super',
    {
      needs: {
        covers: { selectedCovers: ['criticalIllness'] },
        criticalIllnessCover: { amount: 100000, criticalIllnessOwner: 'S' },
        paymentMethod: 'enduringRollover',
        paymentFrequency: 'yearly',
      },
    },
    [['clients.0.needs.paymentMethod', 'rollover-needs-super-owner']],
  ],
]

describe('refused as a whole', () => {
  test.each(REFUSALS)('%s', (_, parts, expected) => {
    const request = comparisonRequest(parts)
    expect(checkRequest(tables, request).map(({ path, code }) => [path, code])).toEqual(expected)
    expect(() => compareQuotes(tables, request)).toThrow(RequestRefused)
    expect(() => projectPremiums(tables, request)).toThrow(RequestRefused)
  })

  test.each([
    ['no client', []],
    ['two clients', [lifeOnly.clients[0], lifeOnly.clients[0]]],
  ])('%s', (_, clients) => {
    const request = { ...lifeOnly, clients: clients as unknown as ComparisonRequest['clients'] }
    expect(checkRequest(tables, request)).toEqual([{ path: 'clients', code: 'exactly-one' }])
  })
})

describe('not refused', () => {
  test.each([lifeOnly, linkedAndStandaloneTpd, insideSuper])('example %#', (request) => {
    expect(checkRequest(tables, request)).toEqual([])
  })

  test('whatever a cover that is not selected holds', () => {
    const request = comparisonRequest({
      needs: {
        ...life,
        tpdCover: { amountLinked: -3.5, tpdLinkTo: 'criticalIllness' },
        incomeProtectionCover: { waitingPeriod: wild('45'), monthlyBenefit: 0.1 },
      },
    })
    expect(checkRequest(tables, request)).toEqual([])
  })

  test.each([18, 75])('the bound %i of the ages', (age) => {
    expect(checkRequest(tables, comparisonRequest({ client: { age }, needs: life }))).toEqual([])
  })

  test('insurers are answered once each, in the order of the table', () => {
    const request = { ...lifeOnly, supplierCodes: ['AIG', 'MLP', 'AIG'] }
    const codes = compareQuotes(tables, request).insurers.map(({ supplierCode }) => supplierCode)
    expect(codes).toEqual(['MLP', 'AIG'])
  })
})
