import { describe, expect, test } from 'vitest'
import type { TpdLink } from '../covers/tpd/tpdCover.ts'
import { linkedToCriticalIllness, linkedToLife, quoteWith, reasons } from './cover.fixture.ts'
import { linkTpd } from './linkTpd.ts'
import type { ClientQuote } from './types.ts'

function withParents(
  life: number | null,
  criticalIllness: number | null,
  standalone: number | null,
): ClientQuote {
  return quoteWith(['life', 'tpd', 'criticalIllness'], {
    lifeCover: { amount: life },
    tpdCover: { amountStandalone: standalone },
    criticalIllnessCover: { amount: criticalIllness },
  })
}

describe('linking splits the total', () => {
  test.each<[TpdLink, number, number, number, number | null, number | null]>([
    ['life', 500_000, 200_000, 750_000, 500_000, 250_000],
    ['life', 1_000_000, 200_000, 750_000, 750_000, null],
    ['life', 750_000, 200_000, 750_000, 750_000, null],
    ['criticalIllness', 500_000, 200_000, 750_000, 200_000, 550_000],
    ['criticalIllness', 500_000, 200_000, 100_000, 100_000, null],
    ['standalone', 500_000, 200_000, 750_000, null, 750_000],
  ])(
    'to %s with life %d, critical illness %d and total %d',
    (to, life, illness, total, linked, standalone) => {
      const { tpdCover } = linkTpd(withParents(life, illness, total), to).quote
      expect(tpdCover).toMatchObject({ tpdLinkTo: to, amountLinked: linked, amountStandalone: standalone })
    },
  )

  test('a null total stays null on both sides', () => {
    const { tpdCover } = linkTpd(withParents(500_000, 200_000, null), 'life').quote
    expect(tpdCover).toMatchObject({ tpdLinkTo: 'life', amountLinked: null, amountStandalone: null })
  })

  test('again each time it is called', () => {
    const before = linkedToLife()
    const raised = { ...before, lifeCover: { ...before.lifeCover, amount: 700_000 } }
    const { tpdCover } = linkTpd(raised, 'life').quote
    expect(tpdCover).toMatchObject({ amountLinked: 700_000, amountStandalone: 50_000 })
  })

  test('and explains what is a consequence of the choice', () => {
    expect(reasons(linkTpd(withParents(500_000, 200_000, 750_000), 'life').changes)).toEqual({
      'tpdCover.tpdLinkTo': 'chosen',
      'tpdCover.amountLinked': 'tpd-link-changed',
      'tpdCover.amountStandalone': 'tpd-link-changed',
    })
  })
})

describe('linking to critical illness', () => {
  const before = quoteWith(['life', 'tpd', 'criticalIllness'], {
    lifeCover: { amount: 500_000 },
    tpdCover: { amountStandalone: 200_000 },
    criticalIllnessCover: {
      amount: 300_000,
      criticalIllnessLinkTo: 'life',
      extras: ['lifeBuyBack', 'reinstatement'],
    },
  })

  test('makes critical illness standalone and clears its extras', () => {
    const { quote, changes } = linkTpd(before, 'criticalIllness')
    expect(quote.criticalIllnessCover).toMatchObject({ criticalIllnessLinkTo: 'standalone', extras: [] })
    expect(reasons(changes)).toMatchObject({
      'criticalIllnessCover.criticalIllnessLinkTo': 'tpd-link-changed',
      'criticalIllnessCover.extras': 'tpd-link-changed',
    })
  })

  test('takes the extras that need the link to life', () => {
    const linked = linkTpd(before, 'life').quote
    const withExtras: ClientQuote = { ...linked, tpdCover: { ...linked.tpdCover, extras: ['doubleTpd'] } }
    const { quote, changes } = linkTpd(withExtras, 'criticalIllness')
    expect(quote.tpdCover.extras).toEqual([])
    expect(reasons(changes)['tpdCover.extras']).toBe('extra-needs-link')
  })

  test('is refused inside super', () => {
    const inSuper: ClientQuote = { ...before, tpdCover: { ...before.tpdCover, tpdOwner: 'S' } }
    expect(linkTpd(inSuper, 'criticalIllness').changes).toEqual([])
  })

  test('is allowed partly in super', () => {
    const partly: ClientQuote = { ...before, tpdCover: { ...before.tpdCover, tpdOwner: 'J' } }
    expect(linkTpd(partly, 'criticalIllness').quote.tpdCover.tpdLinkTo).toBe('criticalIllness')
  })
})

describe('linking is refused', () => {
  test.each([
    ['life', null],
    ['life', 0],
    ['criticalIllness', null],
    ['criticalIllness', 0],
  ] as const)('to %s with amount %s', (to, amount) => {
    const before = withParents(amount, amount, 300_000)
    expect(linkTpd(before, to)).toEqual({ quote: before, changes: [] })
  })

  test.each(['life', 'criticalIllness'] as const)('to %s that is not selected', (to) => {
    const before = {
      ...withParents(500_000, 500_000, 300_000),
      covers: { payThroughSuper: null, selectedCovers: [] },
    }
    expect(linkTpd(before, to).quote.tpdCover.tpdLinkTo).toBe('standalone')
  })
})

test('standalone moves everything back and takes the extras', () => {
  const { quote, changes } = linkTpd(linkedToLife(), 'standalone')
  expect(quote.tpdCover).toMatchObject({ amountLinked: null, amountStandalone: 750_000, extras: [] })
  expect(reasons(changes)['tpdCover.extras']).toBe('extra-needs-link')
})

test('from one parent to the other keeps the total', () => {
  const before = linkedToCriticalIllness()
  const both: ClientQuote = {
    ...before,
    covers: { ...before.covers, selectedCovers: ['life', 'tpd', 'criticalIllness'] },
    lifeCover: { ...before.lifeCover, amount: 350_000 },
  }
  const { tpdCover } = linkTpd(both, 'life').quote
  expect(tpdCover).toMatchObject({ tpdLinkTo: 'life', amountLinked: 350_000, amountStandalone: 50_000 })
})
