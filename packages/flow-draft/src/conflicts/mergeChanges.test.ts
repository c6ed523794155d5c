import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Trip, trip, tripKind } from '../state/trip.fixture.ts'
import { mergeChanges } from './mergeChanges.ts'
import { sameJson } from './sameJson.ts'

const base = trip({ name: 'Ada', town: 'Perth' })

describe('mergeChanges', () => {
  it('joins changes of different answers', () => {
    const mine = { ...base, name: 'Bea' }
    const theirs = { ...base, town: 'Hobart' }
    expect(mergeChanges(tripKind, base, mine, theirs)).toEqual(trip({ name: 'Bea', town: 'Hobart' }))
  })

  it('lets what was entered here stand where both changed the same answer', () => {
    const [mine, theirs] = [trip({ name: 'Bea' }), trip({ name: 'Cleo' })]
    expect(mergeChanges(tripKind, trip({ name: 'Ada' }), mine, theirs)).toEqual(mine)
  })

  it('is what the store has, to the object, where nothing was changed here', () => {
    const theirs = { ...base, town: 'Hobart' }
    expect(mergeChanges(tripKind, base, base, theirs)).toBe(theirs)
  })

  it('removes what was removed here, and what was removed there', () => {
    const input = { 'who/name': 'A', 'who/town': 'P' }
    const without = (name: keyof typeof input) => {
      const { [name]: _gone, ...rest } = input
      return trip({ typed: rest })
    }
    const merged = mergeChanges(tripKind, trip({ typed: input }), without('who/name'), without('who/town'))
    expect(merged.typed).toEqual({})
  })

  it('takes a member where the last one wins as a whole', () => {
    const kind = { ...tripKind, lastWins: ['progress'] }
    const at = (furthest: string, submitted: boolean) => trip({ progress: { furthest, submitted } })
    expect(mergeChanges(kind, trip(), at('where', false), at('who', true)).progress).toEqual({
      furthest: 'where',
      submitted: false,
    })
  })

  it('falls back on what the page shows where both together cannot be read', () => {
    const kind = {
      parse(value: unknown): Trip {
        const { name, town } = value as Trip
        if (name === 'Bea' && town === 'Hobart') throw new TypeError('together')
        return value as Trip
      },
    }
    const mine = { ...base, name: 'Bea' }
    expect(mergeChanges(kind, base, mine, { ...base, town: 'Hobart' })).toBe(mine)
  })

  const answers = fc.record({
    name: fc.option(fc.string({ maxLength: 2 })),
    town: fc.option(fc.string({ maxLength: 2 })),
  })

  it('loses no change that only one of both made', () => {
    fc.assert(
      fc.property(answers, answers, answers, (first, ours, others) => {
        const [from, mine, theirs] = [trip(first), trip(ours), trip(others)]
        const merged = mergeChanges(tripKind, from, mine, theirs)
        for (const field of ['name', 'town'] as const) {
          const isMine = mine[field] !== from[field]
          expect(merged[field]).toBe(isMine ? mine[field] : theirs[field])
        }
      }),
    )
  })
})

describe('sameJson', () => {
  it.each([
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 2 }] } }, true],
    [[1, 2], [2, 1], false],
    [[1], { 0: 1 }, false],
    [[1], [1, 2], false],
    [null, {}, false],
    [{ a: null }, {}, false],
    [0, '0', false],
    ['', null, false],
  ])('%j and %j: %s', (one, other, expected) => {
    expect(sameJson(one, other)).toBe(expected)
    expect(sameJson(other, one)).toBe(expected)
  })

  it('agrees with JSON, whatever the order of members', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(sameJson(one, JSON.parse(JSON.stringify(one)))).toBe(true)
        if (sameJson(one, other)) expect(sorted(one)).toBe(sorted(other))
      }),
    )
  })
})

function sorted(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : Object.is(inner, -0)
        ? 0
        : inner,
  )
}
