import { describe, expect, test } from 'vitest'
import { linkedToCriticalIllness, quoteWith, reasons } from './cover.fixture.ts'
import { linkCriticalIllness } from './linkCriticalIllness.ts'

function withAmounts(life: number | null, amount: number | null) {
  return quoteWith(['life', 'criticalIllness'], {
    lifeCover: { amount: life },
    criticalIllnessCover: { amount },
  })
}

describe('linking critical illness to life', () => {
  test.each([
    [500_000, 200_000, 'life'],
    [200_000, 200_000, 'life'],
    [500_000, null, 'life'],
    [199_000, 200_000, 'standalone'],
    [null, 200_000, 'standalone'],
    [0, 0, 'standalone'],
    [null, null, 'standalone'],
  ])('life %s and critical illness %s end up %s', (life, amount, link) => {
    const { quote } = linkCriticalIllness(withAmounts(life, amount), 'life')
    expect(quote.criticalIllnessCover.criticalIllnessLinkTo).toBe(link)
  })

  test('is the one change, and chosen', () => {
    expect(linkCriticalIllness(withAmounts(500_000, 200_000), 'life').changes).toEqual([
      {
        field: 'criticalIllnessCover.criticalIllnessLinkTo',
        from: 'standalone',
        to: 'life',
        reason: 'chosen',
      },
    ])
  })

  test('is refused when life is not selected', () => {
    const before = {
      ...withAmounts(500_000, 200_000),
      covers: { payThroughSuper: null, selectedCovers: ['criticalIllness' as const] },
    }
    expect(linkCriticalIllness(before, 'life').changes).toEqual([])
  })

  test('is refused while TPD is linked to critical illness', () => {
    const linked = linkedToCriticalIllness()
    const before = {
      ...linked,
      covers: {
        ...linked.covers,
        selectedCovers: ['life' as const, 'tpd' as const, 'criticalIllness' as const],
      },
      lifeCover: { ...linked.lifeCover, amount: 900_000 },
    }
    expect(linkCriticalIllness(before, 'life')).toEqual({ quote: before, changes: [] })
  })
})

test('making it standalone takes the buy-back', () => {
  const linked = linkCriticalIllness(withAmounts(500_000, 200_000), 'life').quote
  const before = {
    ...linked,
    criticalIllnessCover: {
      ...linked.criticalIllnessCover,
      extras: ['lifeBuyBack' as const, 'reinstatement' as const],
    },
  }
  const { quote, changes } = linkCriticalIllness(before, 'standalone')
  expect(quote.criticalIllnessCover.extras).toEqual(['reinstatement'])
  expect(reasons(changes)).toEqual({
    'criticalIllnessCover.criticalIllnessLinkTo': 'chosen',
    'criticalIllnessCover.extras': 'extra-needs-link',
  })
})
