import { describe, expect, test } from 'vitest'
import { linkedToCriticalIllness, linkedToLife, quoteWith } from './cover.fixture.ts'
import { setExtras } from './setExtras.ts'

describe('TPD extras', () => {
  test('are kept in the order of their type, each once', () => {
    const before = { ...linkedToLife(), tpdCover: { ...linkedToLife().tpdCover, extras: [] } }
    const { quote, changes } = setExtras(before, 'tpd', ['doubleTpd', 'lifeBuyBack', 'doubleTpd'])
    expect(quote.tpdCover.extras).toEqual(['lifeBuyBack', 'doubleTpd'])
    expect(changes).toEqual([
      { field: 'tpdCover.extras', from: [], to: ['lifeBuyBack', 'doubleTpd'], reason: 'chosen' },
    ])
  })

  test('can be taken away', () => {
    expect(setExtras(linkedToLife(), 'tpd', []).quote.tpdCover.extras).toEqual([])
  })

  test('need a link to life', () => {
    const before = quoteWith(['tpd'], { tpdCover: { amountStandalone: 100_000 } })
    expect(setExtras(before, 'tpd', ['lifeBuyBack'])).toEqual({ quote: before, changes: [] })
    expect(setExtras(linkedToCriticalIllness(), 'tpd', ['doubleTpd']).changes).toEqual([])
  })
})

describe('critical illness extras', () => {
  const linked = quoteWith(['life', 'criticalIllness'], {
    lifeCover: { amount: 500_000 },
    criticalIllnessCover: { amount: 200_000, criticalIllnessLinkTo: 'life' },
  })

  test('are both there with a link to life', () => {
    const { quote } = setExtras(linked, 'criticalIllness', ['reinstatement', 'lifeBuyBack'])
    expect(quote.criticalIllnessCover.extras).toEqual(['lifeBuyBack', 'reinstatement'])
  })

  test('are the reinstatement alone when standalone', () => {
    const before = quoteWith(['criticalIllness'], { criticalIllnessCover: { amount: 200_000 } })
    const { quote } = setExtras(before, 'criticalIllness', ['reinstatement', 'lifeBuyBack'])
    expect(quote.criticalIllnessCover.extras).toEqual(['reinstatement'])
  })

  test('are none while TPD is linked to it', () => {
    const before = linkedToCriticalIllness()
    expect(setExtras(before, 'criticalIllness', ['reinstatement']).changes).toEqual([])
  })
})

test('income protection options are kept in order', () => {
  const { quote } = setExtras(quoteWith(['incomeProtection']), 'incomeProtection', [
    'superContribution',
    'increasingClaim',
  ])
  expect(quote.incomeProtectionCover.extraCostOptions).toEqual(['increasingClaim', 'superContribution'])
})
