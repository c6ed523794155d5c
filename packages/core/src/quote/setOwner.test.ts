import { describe, expect, test } from 'vitest'
import { linkedToCriticalIllness, linkedToLife, quoteWith, reasons } from './cover.fixture.ts'
import { payThroughSuper, setOwner } from './setOwner.ts'

const all = () =>
  quoteWith(['life', 'tpd', 'criticalIllness', 'incomeProtection'], {
    lifeCover: { amount: 500_000, lifeOwner: 'J' },
    tpdCover: { amountStandalone: 250_000, occupationType: 'own', tpdOwner: 'J' },
    criticalIllnessCover: { amount: 100_000 },
    incomeProtectionCover: { monthlyBenefit: 4_000, incomeProtectionOwner: 'J' },
  })

function owners(quote: ReturnType<typeof all>) {
  return [
    quote.lifeCover.lifeOwner,
    quote.tpdCover.tpdOwner,
    quote.criticalIllnessCover.criticalIllnessOwner,
    quote.incomeProtectionCover.incomeProtectionOwner,
  ].join('')
}

describe('paying through super', () => {
  test('sets the owners to S, critical illness apart, J included', () => {
    const { quote, changes } = payThroughSuper(all(), 'true')
    expect(owners(quote)).toBe('SSOS')
    expect(quote.tpdCover.occupationType).toBe('any')
    expect(reasons(changes)).toEqual({
      'covers.payThroughSuper': 'chosen',
      'lifeCover.lifeOwner': 'super-owner',
      'tpdCover.tpdOwner': 'super-owner',
      'tpdCover.occupationType': 'own-occupation-not-in-super',
      'incomeProtectionCover.incomeProtectionOwner': 'super-owner',
    })
  })

  test('not doing so sets all owners to O and leaves own occupation gone', () => {
    const inSuper = payThroughSuper(all(), 'true').quote
    const { quote } = payThroughSuper(inSuper, 'false')
    expect(owners(quote)).toBe('OOOO')
    expect(quote.tpdCover.occupationType).toBe('any')
    expect(quote.covers.payThroughSuper).toBe('false')
  })

  test('not doing so keeps own occupation that was there', () => {
    expect(payThroughSuper(all(), 'false').quote.tpdCover.occupationType).toBe('own')
  })

  test('ends a TPD link to critical illness, which is always outside super', () => {
    const { quote, changes } = payThroughSuper(linkedToCriticalIllness(), 'true')
    expect(quote.tpdCover).toMatchObject({
      tpdLinkTo: 'standalone',
      amountLinked: null,
      amountStandalone: 400_000,
    })
    expect(reasons(changes)).toMatchObject({
      'tpdCover.tpdLinkTo': 'link-not-in-super',
      'tpdCover.amountStandalone': 'link-not-in-super',
    })
  })

  test('keeps a TPD link to life', () => {
    expect(payThroughSuper(linkedToLife(), 'true').quote.tpdCover.tpdLinkTo).toBe('life')
  })
})

describe('choosing an owner', () => {
  test.each(['S', 'O', 'J'] as const)('%s is taken over for life and income protection', (owner) => {
    expect(setOwner(all(), 'life', owner).quote.lifeCover.lifeOwner).toBe(owner)
    const { quote } = setOwner(all(), 'incomeProtection', owner)
    expect(quote.incomeProtectionCover.incomeProtectionOwner).toBe(owner)
  })

  test.each(['S', 'O', 'J'] as const)('%s leaves critical illness at O', (owner) => {
    expect(setOwner(all(), 'criticalIllness', owner).changes).toEqual([])
  })

  test('a critical illness that was wrongly inside super comes out', () => {
    const before = quoteWith(['criticalIllness'], { criticalIllnessCover: { criticalIllnessOwner: 'S' } })
    expect(reasons(setOwner(before, 'criticalIllness', 'J').changes)).toEqual({
      'criticalIllnessCover.criticalIllnessOwner': 'super-owner',
    })
    expect(reasons(setOwner(before, 'criticalIllness', 'O').changes)).toEqual({
      'criticalIllnessCover.criticalIllnessOwner': 'chosen',
    })
  })

  test('S for TPD makes it any occupation', () => {
    const { quote, changes } = setOwner(all(), 'tpd', 'S')
    expect(quote.tpdCover).toMatchObject({ tpdOwner: 'S', occupationType: 'any' })
    expect(reasons(changes)).toEqual({
      'tpdCover.tpdOwner': 'chosen',
      'tpdCover.occupationType': 'own-occupation-not-in-super',
    })
  })

  test.each(['O', 'J'] as const)('%s for TPD keeps own occupation', (owner) => {
    expect(setOwner(all(), 'tpd', owner).quote.tpdCover.occupationType).toBe('own')
  })

  test('S for TPD linked to critical illness ends the link, J does not', () => {
    expect(setOwner(linkedToCriticalIllness(), 'tpd', 'S').quote.tpdCover.tpdLinkTo).toBe('standalone')
    expect(setOwner(linkedToCriticalIllness(), 'tpd', 'J').quote.tpdCover.tpdLinkTo).toBe('criticalIllness')
  })
})
