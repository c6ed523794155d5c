import { describe, expect, test } from 'vitest'
import { quoteWith } from './cover.fixture.ts'
import { emptyQuote } from './emptyQuote.ts'
import { type QuoteDraft, write, writePremiumType } from './quoteDraft.ts'
import { runRule } from './runRule.ts'

function draftOf(quote = emptyQuote()): QuoteDraft {
  return { quote, changes: new Map() }
}

describe('writing a leaf', () => {
  test('changes the draft, notes the change and leaves the quote alone', () => {
    const quote = emptyQuote()
    const draft = draftOf(quote)
    write(draft, 'lifeCover', { amount: 100_000 }, 'chosen')
    expect(draft.quote.lifeCover).toEqual({ amount: 100_000, lifeOwner: 'O' })
    expect(quote.lifeCover.amount).toBeNull()
    expect([...draft.changes.values()]).toEqual([
      { field: 'lifeCover.amount', from: null, to: 100_000, reason: 'chosen' },
    ])
  })

  test('the value it has is no change and keeps the quote', () => {
    const draft = draftOf()
    const { quote } = draft
    write(draft, 'lifeCover', { amount: null, lifeOwner: 'O' }, 'chosen')
    write(draft, 'tpdCover', { extras: [] }, 'chosen')
    expect(draft.quote).toBe(quote)
    expect(draft.changes.size).toBe(0)
  })

  test('twice keeps the first value as where it came from, and the later reason', () => {
    const draft = draftOf()
    write(draft, 'lifeCover', { amount: 2_000_000 }, 'chosen')
    write(draft, 'lifeCover', { amount: 1_500_000 }, 'homemaker-cap')
    expect(draft.changes.get('lifeCover.amount')).toEqual({
      field: 'lifeCover.amount',
      from: null,
      to: 1_500_000,
      reason: 'homemaker-cap',
    })
  })

  test('and again what it was is no change', () => {
    const draft = draftOf(quoteWith(['life'], { lifeCover: { amount: 100_000 } }))
    write(draft, 'lifeCover', { amount: 200_000 }, 'chosen')
    write(draft, 'lifeCover', { amount: 100_000 }, 'cover-maximum')
    expect(draft.changes.size).toBe(0)
  })

  test('that has the value already keeps the earlier reason', () => {
    const draft = draftOf()
    write(draft, 'tpdCover', { occupationType: 'own' }, 'chosen')
    write(draft, 'tpdCover', { occupationType: 'own' }, 'own-occupation-not-available')
    expect(draft.changes.get('tpdCover.occupationType')?.reason).toBe('chosen')
  })

  test('0 and null are different', () => {
    const draft = draftOf(quoteWith([], { lifeCover: { amount: 0 } }))
    write(draft, 'lifeCover', { amount: null }, 'chosen')
    expect(draft.changes.get('lifeCover.amount')).toMatchObject({ from: 0, to: null })
  })
})

describe('a list is one leaf', () => {
  test.each([
    [[], ['lifeBuyBack'], true],
    [['lifeBuyBack'], [], true],
    [['lifeBuyBack'], ['doubleTpd'], true],
    [['lifeBuyBack', 'doubleTpd'], ['lifeBuyBack', 'doubleTpd'], false],
    [['lifeBuyBack', 'doubleTpd'], ['doubleTpd', 'lifeBuyBack'], true],
  ] as const)('%j to %j', (from, to, changed) => {
    const draft = draftOf(quoteWith([], { tpdCover: { extras: [...from] } }))
    write(draft, 'tpdCover', { extras: [...to] }, 'chosen')
    expect([...draft.changes.keys()]).toEqual(changed ? ['tpdCover.extras'] : [])
  })
})

describe('the premium type is a leaf of its own', () => {
  test('with its own name', () => {
    const draft = draftOf()
    writePremiumType(draft, 'level', 'chosen')
    writePremiumType(draft, 'level', 'chosen')
    expect([...draft.changes.values()]).toEqual([
      { field: 'premiumType', from: null, to: 'level', reason: 'chosen' },
    ])
  })
})

describe('running steps', () => {
  test('settles links after each, so that a later step sees them in order', () => {
    const quote = quoteWith(['tpd'], { tpdCover: { tpdLinkTo: 'life', amountLinked: 100_000 } })
    const seen: (number | null)[] = []
    runRule(
      quote,
      (draft) => seen.push(draft.quote.tpdCover.amountStandalone),
      (draft) => seen.push(draft.quote.tpdCover.amountStandalone),
    )
    expect(seen).toEqual([null, 100_000])
  })

  test('gives back the same quote when steps undo each other', () => {
    const quote = emptyQuote()
    const result = runRule(
      quote,
      (draft) => write(draft, 'lifeCover', { lifeOwner: 'S' }, 'chosen'),
      (draft) => write(draft, 'lifeCover', { lifeOwner: 'O' }, 'chosen'),
    )
    expect(result).toEqual({ quote, changes: [] })
    expect(result.quote).toBe(quote)
  })

  test('shares what did not change', () => {
    const quote = quoteWith(['life'])
    const { quote: after } = runRule(quote, (draft) =>
      write(draft, 'lifeCover', { lifeOwner: 'S' }, 'chosen'),
    )
    expect(after.tpdCover).toBe(quote.tpdCover)
    expect(after.personalDetails).toBe(quote.personalDetails)
  })
})
