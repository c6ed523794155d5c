import { describe, expect, test } from 'vitest'
import { linkedToCriticalIllness, linkedToLife, quoteWith } from '../../quote/cover.fixture.ts'
import type { ClientQuote } from '../../quote/types.ts'
import { parentAmount, splitTpd, tpdLinkError, tpdParent } from './tpdLink.ts'
import { tpdTotal } from './tpdTotal.ts'

function withoutSelection(quote: ClientQuote): ClientQuote {
  return { ...quote, covers: { ...quote.covers, selectedCovers: ['tpd'] } }
}

describe('what a parent carries', () => {
  test.each([
    ['life', linkedToLife(), 500_000],
    ['life', withoutSelection(linkedToLife()), 0],
    ['life', quoteWith(['life']), 0],
    ['criticalIllness', linkedToCriticalIllness(), 300_000],
    ['criticalIllness', withoutSelection(linkedToCriticalIllness()), 0],
    ['criticalIllness', linkedToLife(), 0],
  ] as const)('%s', (parent, quote, amount) => expect(parentAmount(quote, parent)).toBe(amount))
})

describe('the parent of TPD', () => {
  test.each([
    ['life', linkedToLife(), 'life'],
    ['critical illness', linkedToCriticalIllness(), 'criticalIllness'],
    ['none when standalone', quoteWith(['life', 'tpd'], { lifeCover: { amount: 1 } }), null],
    ['none when not selected', withoutSelection(linkedToLife()), null],
  ])('%s', (_, quote, parent) => expect(tpdParent(quote)).toBe(parent))

  test('is none for critical illness inside super', () => {
    const linked = linkedToCriticalIllness()
    expect(tpdParent({ ...linked, tpdCover: { ...linked.tpdCover, tpdOwner: 'S' } })).toBeNull()
  })
})

describe('why TPD cannot be linked', () => {
  const inSuper = quoteWith(['life', 'tpd', 'criticalIllness'], {
    lifeCover: { amount: 1_000 },
    tpdCover: { tpdOwner: 'S' },
    criticalIllnessCover: { amount: 1_000 },
  })

  test.each([
    ['standalone', inSuper, null],
    ['life', inSuper, null],
    ['criticalIllness', inSuper, 'link-not-in-super'],
    ['life', quoteWith(['life', 'tpd']), 'link-target-missing'],
    ['criticalIllness', quoteWith(['tpd'], { tpdCover: { tpdOwner: 'S' } }), 'link-target-missing'],
  ] as const)('to %s', (to, quote, error) => expect(tpdLinkError(quote, to)).toBe(error))
})

describe('the total', () => {
  test.each([
    [null, null, 0],
    [null, 250_500, 250_500],
    [500_000, null, 500_000],
    [500_000, 250_500, 750_500],
    [0, 0, 0],
  ])('of %s and %s is %d', (amountLinked, amountStandalone, total) => {
    expect(tpdTotal(quoteWith([], { tpdCover: { amountLinked, amountStandalone } }))).toBe(total)
  })
})

describe('splitting', () => {
  test.each([
    [750_000, 500_000, 500_000, 250_000],
    [500_000, 500_000, 500_000, null],
    [400_000, 500_000, 400_000, null],
    [400_000, 0, null, 400_000],
    [0, 500_000, null, null],
    [0, 0, null, null],
  ])('%d under %d', (total, parent, amountLinked, amountStandalone) => {
    expect(splitTpd(total, parent)).toEqual({ amountLinked, amountStandalone })
  })
})
