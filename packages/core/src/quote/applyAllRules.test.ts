import { describe, expect, test } from 'vitest'
import { applyAllRules } from './applyAllRules.ts'
import { linkedToLife, quoteWith, reasons } from './cover.fixture.ts'

test('owner limits, age and occupation in one go, every change with its own reason', () => {
  const before = quoteWith(['life', 'tpd', 'criticalIllness', 'incomeProtection'], {
    personalDetails: { age: 63, occupationId: 1 },
    lifeCover: { amount: 3_000_000, lifeOwner: 'J' },
    tpdCover: { amountStandalone: 1_000_000, occupationType: 'own', tpdOwner: 'S' },
    criticalIllnessCover: { amount: 800_000, criticalIllnessOwner: 'S' },
    incomeProtectionCover: { monthlyBenefit: 4_000 },
  })
  const { quote, changes } = applyAllRules(before)
  expect(reasons(changes)).toEqual({
    'covers.selectedCovers': 'age-over-60',
    'incomeProtectionCover.monthlyBenefit': 'age-over-60',
    'lifeCover.amount': 'homemaker-cap',
    'criticalIllnessCover.amount': 'homemaker-cap',
    'criticalIllnessCover.criticalIllnessOwner': 'super-owner',
    'tpdCover.occupationType': 'own-occupation-not-in-super',
  })
  expect(quote.lifeCover.lifeOwner).toBe('J')
  expect(applyAllRules(quote).changes).toEqual([])
})

describe('nothing to do', () => {
  test.each([
    ['a linked quote', linkedToLife()],
    [
      'part super with own occupation',
      quoteWith(['tpd'], { tpdCover: { occupationType: 'own', tpdOwner: 'J' } }),
    ],
    ['an empty selection', quoteWith([])],
  ])('%s', (_, quote) => {
    expect(applyAllRules(quote).quote).toBe(quote)
  })
})

test('links are settled in between: a cap on life moves what TPD has above it', () => {
  const before = quoteWith(['life', 'tpd'], {
    personalDetails: { occupationId: 1 },
    lifeCover: { amount: 1_600_000 },
    tpdCover: { tpdLinkTo: 'life', amountLinked: 1_400_000, amountStandalone: 300_000 },
  })
  const { lifeCover, tpdCover } = applyAllRules(before).quote
  expect(lifeCover.amount).toBe(1_500_000)
  expect(tpdCover).toMatchObject({ amountLinked: 1_400_000, amountStandalone: 100_000 })
})
