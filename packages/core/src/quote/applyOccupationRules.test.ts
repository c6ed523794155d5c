import { describe, expect, test } from 'vitest'
import type { PersonalDetails } from '../person/personalDetails.ts'
import { applyOccupationRules } from './applyOccupationRules.ts'
import { linkedToCriticalIllness, quoteWith, reasons } from './cover.fixture.ts'
import type { ClientQuote } from './types.ts'

const homemaker = { occupationId: 1, occupation: 'Homemaker (full-time home duties)' }

describe('a homemaker', () => {
  test('the worked example: life 2,000,000 with TPD linked 1,800,000', () => {
    const before = quoteWith(['life', 'tpd'], {
      personalDetails: homemaker,
      lifeCover: { amount: 2_000_000 },
      tpdCover: { tpdLinkTo: 'life', amountLinked: 1_800_000 },
    })
    const { quote, changes } = applyOccupationRules(before)
    expect(quote.lifeCover.amount).toBe(1_500_000)
    expect(quote.tpdCover).toMatchObject({
      tpdLinkTo: 'life',
      amountLinked: 1_500_000,
      amountStandalone: null,
    })
    expect(reasons(changes)).toEqual({
      'lifeCover.amount': 'homemaker-cap',
      'tpdCover.amountLinked': 'homemaker-cap',
    })
  })

  test.each<[number | null, number | null, number | null, number | null]>([
    [null, 1_500_000, null, 1_500_000],
    [null, 1_500_100, null, 1_500_000],
    [null, 5_000_000, null, 1_500_000],
    [1_000_000, 700_000, 1_000_000, 500_000],
    [1_000_000, 500_000, 1_000_000, 500_000],
    [1_400_000, 100_100, 1_400_000, 100_000],
    [1_500_000, 800_000, 1_500_000, null],
    [1_800_000, 200_000, 1_500_000, null],
    [1_800_000, null, 1_500_000, null],
    [1_800_000, 0, 1_500_000, 0],
  ])(
    'TPD %s linked and %s standalone becomes %s and %s',
    (linked, standalone, linkedAfter, standaloneAfter) => {
      const before = quoteWith(['life', 'tpd'], {
        personalDetails: homemaker,
        lifeCover: { amount: 4_000_000 },
        tpdCover: {
          tpdLinkTo: linked === null ? 'standalone' : 'life',
          amountLinked: linked,
          amountStandalone: standalone,
        },
      })
      const { tpdCover } = applyOccupationRules(before).quote
      expect(tpdCover).toMatchObject({ amountLinked: linkedAfter, amountStandalone: standaloneAfter })
    },
  )

  test.each([
    ['life', 1_500_000, 1_500_000],
    ['life', 1_501_000, 1_500_000],
    ['criticalIllness', 750_000, 750_000],
    ['criticalIllness', 751_000, 750_000],
  ] as const)('%s %d is capped to %d', (kind, amount, capped) => {
    const before = quoteWith([kind], {
      personalDetails: homemaker,
      lifeCover: { amount: kind === 'life' ? amount : null },
      criticalIllnessCover: { amount: kind === 'criticalIllness' ? amount : null },
    })
    const { quote } = applyOccupationRules(before)
    expect(kind === 'life' ? quote.lifeCover.amount : quote.criticalIllnessCover.amount).toBe(capped)
  })

  test('what is above a capped critical illness moves to standalone', () => {
    const linked = linkedToCriticalIllness()
    const before: ClientQuote = {
      ...linked,
      personalDetails: { ...linked.personalDetails, ...homemaker },
      tpdCover: { ...linked.tpdCover, amountLinked: 1_200_000, amountStandalone: null },
      criticalIllnessCover: { ...linked.criticalIllnessCover, amount: 1_200_000 },
    }
    const { quote, changes } = applyOccupationRules(before)
    expect(quote.tpdCover).toMatchObject({ amountLinked: 750_000, amountStandalone: 450_000 })
    expect(reasons(changes)).toEqual({
      'criticalIllnessCover.amount': 'homemaker-cap',
      'tpdCover.amountLinked': 'homemaker-cap',
      'tpdCover.amountStandalone': 'homemaker-cap',
    })
  })

  test('has any occupation', () => {
    const before = quoteWith(['tpd'], { personalDetails: homemaker, tpdCover: { occupationType: 'own' } })
    expect(reasons(applyOccupationRules(before).changes)).toEqual({
      'tpdCover.occupationType': 'own-occupation-not-available',
    })
  })

  test('is capped whether or not the cover is selected', () => {
    const before = quoteWith([], { personalDetails: homemaker, lifeCover: { amount: 2_000_000 } })
    expect(applyOccupationRules(before).quote.lifeCover.amount).toBe(1_500_000)
  })

  test('keeps income protection selected', () => {
    const before = quoteWith(['incomeProtection'], { personalDetails: homemaker })
    expect(applyOccupationRules(before).quote).toBe(before)
  })
})

describe('an excluded occupation', () => {
  const before = (personalDetails: Partial<PersonalDetails>) =>
    quoteWith(['tpd', 'incomeProtection'], {
      personalDetails,
      tpdCover: { amountStandalone: 2_000_000, occupationType: 'own' },
      incomeProtectionCover: { annualEarnings: 60_000, monthlyBenefit: 3_000 },
    })

  test.each<[Partial<PersonalDetails>]>([
    [{ occupationId: 32 }],
    [{ occupationId: 34 }],
    [{ occupationId: 35 }],
    [{ occupationId: 36 }],
    [{ occupationId: 12, occupation: 'Apprentice carpenter' }],
    [{ occupation: 'APPRENTICE CHEF' }],
    [{ occupation: 'Senior apprentice' }],
  ])('%o loses own occupation and income protection', (personalDetails) => {
    const { quote, changes } = applyOccupationRules(before(personalDetails))
    expect(quote.covers.selectedCovers).toEqual(['tpd'])
    expect(quote.tpdCover).toMatchObject({ occupationType: 'any', amountStandalone: 2_000_000 })
    expect(reasons(changes)).toEqual({
      'tpdCover.occupationType': 'own-occupation-not-available',
      'covers.selectedCovers': 'occupation-excluded',
      'incomeProtectionCover.annualEarnings': 'occupation-excluded',
      'incomeProtectionCover.monthlyBenefit': 'occupation-excluded',
    })
  })

  test.each<[Partial<PersonalDetails>]>([
    [{ occupationId: 33, occupation: 'Student (part-time, working 20 hours or more a week)' }],
    [{ occupationId: 2, occupation: 'Accountant' }],
    [{ occupationId: null, occupation: null }],
    [{ occupationId: 3, occupation: 'Apprehension officer' }],
  ])('%o loses nothing', (personalDetails) => {
    expect(applyOccupationRules(before(personalDetails)).changes).toEqual([])
  })

  test('and homemaker are two independent tests', () => {
    const both = before({ occupationId: 1, occupation: 'Apprentice at home' })
    const { quote } = applyOccupationRules(both)
    expect(quote.tpdCover.amountStandalone).toBe(1_500_000)
    expect(quote.covers.selectedCovers).toEqual(['tpd'])
  })
})
