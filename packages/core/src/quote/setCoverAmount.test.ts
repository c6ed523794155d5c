import { describe, expect, test } from 'vitest'
import { monthlyBenefitMaximum } from '../covers/income-protection/monthlyBenefit.ts'
import { linkedToCriticalIllness, linkedToLife, quoteWith, reasons } from './cover.fixture.ts'
import type { ReasonCode } from './reasonCodes.ts'
import { setCoverAmount } from './setCoverAmount.ts'

type Row = readonly [asked: number | null, stored: number | null, reason: ReasonCode]

describe('life', () => {
  test.each<Row>([
    [500_000, 500_000, 'chosen'],
    [1_000, 1_000, 'chosen'],
    [500_499, 500_000, 'amount-rounded'],
    [500_500, 501_000, 'amount-rounded'],
    [15_000_000, 15_000_000, 'chosen'],
    [15_000_499, 15_000_000, 'amount-rounded'],
    [15_000_500, 15_000_000, 'cover-maximum'],
    [999_999_999, 15_000_000, 'cover-maximum'],
    [Number.POSITIVE_INFINITY, 15_000_000, 'cover-maximum'],
    [400, null, 'amount-rounded'],
    [0, null, 'chosen'],
    [-5_000, null, 'chosen'],
    [null, null, 'chosen'],
    [Number.NaN, null, 'chosen'],
  ])('%s is stored as %s: %s', (requested, stored, reason) => {
    const before = quoteWith(['life'], { lifeCover: { amount: 123_000 } })
    expect(setCoverAmount(before, 'life', requested).changes).toEqual([
      { field: 'lifeCover.amount', from: 123_000, to: stored, reason },
    ])
  })

  test('the same amount is no change', () => {
    const before = quoteWith(['life'], { lifeCover: { amount: 500_000 } })
    expect(setCoverAmount(before, 'life', 500_000).quote).toBe(before)
  })

  test('lowered below the linked part of TPD moves the rest to standalone', () => {
    const { quote, changes } = setCoverAmount(linkedToLife(), 'life', 200_000)
    expect(quote.tpdCover).toMatchObject({
      tpdLinkTo: 'life',
      amountLinked: 200_000,
      amountStandalone: 550_000,
    })
    expect(reasons(changes)).toEqual({
      'lifeCover.amount': 'chosen',
      'tpdCover.amountLinked': 'link-above-cover',
      'tpdCover.amountStandalone': 'link-above-cover',
    })
  })

  test('raised again leaves the linked part as it is', () => {
    const lowered = setCoverAmount(linkedToLife(), 'life', 200_000).quote
    expect(setCoverAmount(lowered, 'life', 900_000).quote.tpdCover).toEqual(lowered.tpdCover)
  })

  test('taken away ends the links to it', () => {
    const { quote, changes } = setCoverAmount(linkedToLife(), 'life', null)
    expect(quote.tpdCover).toMatchObject({ tpdLinkTo: 'standalone', amountStandalone: 750_000 })
    expect(reasons(changes)['tpdCover.tpdLinkTo']).toBe('link-target-missing')
  })

  test('lowered below a linked critical illness ends that link', () => {
    const before = quoteWith(['life', 'criticalIllness'], {
      lifeCover: { amount: 300_000 },
      criticalIllnessCover: { amount: 200_000, criticalIllnessLinkTo: 'life', extras: ['lifeBuyBack'] },
    })
    const { quote, changes } = setCoverAmount(before, 'life', 150_000)
    expect(quote.criticalIllnessCover).toMatchObject({ criticalIllnessLinkTo: 'standalone', extras: [] })
    expect(reasons(changes)['criticalIllnessCover.criticalIllnessLinkTo']).toBe('link-above-cover')
  })

  test('is entered whether or not it is selected, and homemaker caps wait', () => {
    const before = quoteWith([], { personalDetails: { occupationId: 1 } })
    expect(setCoverAmount(before, 'life', 3_000_000).quote.lifeCover.amount).toBe(3_000_000)
  })
})

describe('critical illness', () => {
  test.each<Row>([
    [200_000, 200_000, 'chosen'],
    [49_000, 49_000, 'chosen'],
    [200_500, 201_000, 'amount-rounded'],
    [2_000_000, 2_000_000, 'chosen'],
    [2_000_500, 2_000_000, 'cover-maximum'],
    [null, null, 'chosen'],
  ])('%s is stored as %s: %s', (requested, stored, reason) => {
    const before = quoteWith(['criticalIllness'], { criticalIllnessCover: { amount: 123_000 } })
    expect(setCoverAmount(before, 'criticalIllness', requested).changes).toEqual([
      { field: 'criticalIllnessCover.amount', from: 123_000, to: stored, reason },
    ])
  })

  test('raised above life ends its link', () => {
    const before = quoteWith(['life', 'criticalIllness'], {
      lifeCover: { amount: 300_000 },
      criticalIllnessCover: { amount: 200_000, criticalIllnessLinkTo: 'life' },
    })
    const { criticalIllnessCover } = setCoverAmount(before, 'criticalIllness', 301_000).quote
    expect(criticalIllnessCover).toMatchObject({ amount: 301_000, criticalIllnessLinkTo: 'standalone' })
  })
})

describe('TPD, by its total', () => {
  test.each<[number | null, number | null, ReasonCode]>([
    [250_500, 250_500, 'chosen'],
    [250_549, 250_500, 'amount-rounded'],
    [250_550, 250_600, 'amount-rounded'],
    [5_000_000, 5_000_000, 'chosen'],
    [5_000_050, 5_000_000, 'cover-maximum'],
    [0, null, 'chosen'],
  ])('standalone %s is stored as %s: %s', (requested, stored, reason) => {
    const before = quoteWith(['tpd'], { tpdCover: { amountStandalone: 111_100 } })
    expect(setCoverAmount(before, 'tpd', requested).changes).toEqual([
      { field: 'tpdCover.amountStandalone', from: 111_100, to: stored, reason },
    ])
  })

  test.each<[number | null, number | null, number | null]>([
    [400_000, 400_000, null],
    [500_000, 500_000, null],
    [500_499, 500_000, null],
    [500_500, 500_000, 1_000],
    [5_000_000, 500_000, 4_500_000],
    [9_000_000, 500_000, 4_500_000],
    [null, null, null],
  ])('linked %s is split into %s and %s', (requested, amountLinked, amountStandalone) => {
    const { tpdCover } = setCoverAmount(linkedToLife(), 'tpd', requested).quote
    expect(tpdCover).toMatchObject({ tpdLinkTo: 'life', amountLinked, amountStandalone })
  })

  test('linked to critical illness is split at its amount', () => {
    const { tpdCover } = setCoverAmount(linkedToCriticalIllness(), 'tpd', 350_000).quote
    expect(tpdCover).toMatchObject({ amountLinked: 300_000, amountStandalone: 50_000 })
  })

  test('with a link without target counts as standalone', () => {
    const linked = linkedToLife()
    const before = { ...linked, lifeCover: { ...linked.lifeCover, amount: null } }
    const { tpdCover } = setCoverAmount(before, 'tpd', 250_550).quote
    expect(tpdCover).toMatchObject({ tpdLinkTo: 'standalone', amountLinked: null, amountStandalone: 250_600 })
  })
})

describe('the monthly benefit', () => {
  test.each<readonly [number | null, number | null, number | null, ReasonCode]>([
    [null, 4_000, 4_000, 'chosen'],
    [null, 4_049, 4_000, 'amount-rounded'],
    [null, 30_000, 30_000, 'chosen'],
    [null, 30_049, 30_000, 'amount-rounded'],
    [null, 30_050, 30_000, 'cover-maximum'],
    [1_000_000, 40_000, 30_000, 'cover-maximum'],
    [75_000, 4_350, 4_350, 'chosen'],
    [75_000, 4_375, 4_350, 'amount-rounded'],
    [75_000, 4_400, 4_350, 'earnings-limit'],
    [72_000, 4_200, 4_200, 'chosen'],
    [72_000, 9_000, 4_200, 'earnings-limit'],
    [0, 4_000, null, 'earnings-limit'],
    [72_000, 49, null, 'amount-rounded'],
    [72_000, -50, null, 'chosen'],
    [72_000, null, null, 'chosen'],
  ])('earnings %s: asked %s, stored %s: %s', (annualEarnings, requested, stored, reason) => {
    const before = quoteWith(['incomeProtection'], {
      incomeProtectionCover: { annualEarnings, monthlyBenefit: 1_234 },
    })
    expect(setCoverAmount(before, 'incomeProtection', requested).changes).toEqual([
      { field: 'incomeProtectionCover.monthlyBenefit', from: 1_234, to: stored, reason },
    ])
  })

  test('is limited to 70 % of earnings whatever share is replaced', () => {
    const before = quoteWith(['incomeProtection'], {
      incomeProtectionCover: { annualEarnings: 120_000, incomeReplacement: 40 },
    })
    const { quote } = setCoverAmount(before, 'incomeProtection', 20_000)
    expect(quote.incomeProtectionCover.monthlyBenefit).toBe(7_000)
  })

  test.each([
    [null, 30_000],
    [0, 0],
    [75_000, 4_350],
    [514_285, 29_950],
    [514_286, 30_000],
    [600_000, 30_000],
  ])('maximum with earnings %s is %s', (earnings, maximum) => {
    expect(monthlyBenefitMaximum(earnings)).toBe(maximum)
  })
})
