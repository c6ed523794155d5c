import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeAnswers } from './mergeAnswers.ts'

interface Stop {
  readonly id: string
  readonly town: string
  readonly nights: number
  /** The server gives it. */
  readonly stopId: string | null
}

const rules = { serverIds: ['stopId'] }

const stop = (id: string, change: Partial<Stop> = {}): Stop => ({
  id,
  town: 'Perth',
  nights: 1,
  stopId: null,
  ...change,
})

const join = (base: unknown, mine: unknown, theirs: unknown) =>
  mergeAnswers({ stops: base }, { stops: mine }, { stops: theirs }, rules)

const [a, b, c, d] = [stop('a'), stop('b'), stop('c'), stop('d')]

describe('F18: two changes of one list of rows', () => {
  it.each<[string, unknown, unknown, unknown, unknown]>([
    [
      'different rows',
      [a, b],
      [stop('a', { town: 'Hobart' }), b],
      [a, stop('b', { town: 'Darwin' })],
      [stop('a', { town: 'Hobart' }), stop('b', { town: 'Darwin' })],
    ],
    [
      'different members of one row',
      [a],
      [stop('a', { town: 'Hobart' })],
      [stop('a', { nights: 2 })],
      [stop('a', { town: 'Hobart', nights: 2 })],
    ],
    ['a row added by each', [a], [a, b], [a, c], [a, c, b]],
    ['rows added by each to none', undefined, [a], [b, c], [b, c, a]],
    ['rows in place of something else', ['a'], [a], [b], [b, a]],
    ['the same row added by both', [], [stop('a', { stopId: 's' })], [a], [stop('a', { stopId: 's' })]],
    ['a row removed by each', [a, b, c], [a, c], [a, b], [a]],
    ['the same row removed by both, beside others', [a, b], [b, c], [b, d], [b, d, c]],
    [
      'a row removed here, another changed there',
      [a, b],
      [b],
      [a, stop('b', { nights: 2 })],
      [stop('b', { nights: 2 })],
    ],
    [
      'a row removed there, another changed here',
      [a, b],
      [a, stop('b', { nights: 2 })],
      [b],
      [stop('b', { nights: 2 })],
    ],
    ['all rows removed there, one added here', [a, b], [a, b, c], [], [c]],
    ['rows that only theirs has stand after their predecessors', [a, b], [b, a], [c, a, d, b], [c, b, a, d]],
  ])('%s', (_name, base, mine, theirs, stops) => {
    expect(join(base, mine, theirs)).toEqual({ value: { stops }, conflicts: [] })
  })

  it.each<[string, unknown, unknown, unknown]>([
    ['one member of one row', [a, b], [stop('a', { nights: 2 }), b], [stop('a', { nights: 3 }), b, c]],
    ['removed here, changed there', [a, b], [b], [stop('a', { nights: 2 }), b]],
    ['changed here, removed there', [a, b], [stop('a', { nights: 2 }), b], [b]],
    ['one new row, filled in differently', [], [stop('a', { nights: 2 })], [stop('a', { nights: 3 })]],
    ['a list with one id twice', [a], [a, a], [a, b]],
    ['a list with one id twice there', [a], [a, b], [a, a]],
    ['a list of which one has no id', [a], [a, { town: 'Perth' }], [a, b]],
    ['ids that are no texts', [{ id: 1 }], [{ id: 1 }, { id: 2 }], [{ id: 1 }, { id: 3 }]],
    ['texts', ['a'], ['a', 'b'], ['a', 'c']],
  ])('a conflict of the whole list: %s', (_name, base, mine, theirs) => {
    expect(join(base, mine, theirs)).toEqual({
      value: { stops: mine },
      conflicts: [{ path: ['stops'], mine, theirs }],
    })
  })

  it('takes a text for an id, whatever it says', () => {
    const rows = ['__proto__', 'constructor', 'stopId', ''].map((id) => stop(id))
    const [first, second, third, fourth] = rows
    expect(join([first, second], [first, second, third], [first, second, fourth])).toEqual({
      value: { stops: [first, second, fourth, third] },
      conflicts: [],
    })
    expect(join([third], [stop('stopId', { nights: 2 })], [stop('stopId', { nights: 3 })])).toMatchObject({
      conflicts: [{ path: ['stops'] }],
    })
  })

  it('joins rows of rows', () => {
    const tour = (...stops: Stop[]) => [{ id: 'tour', stops }]
    expect(join(tour(a), tour(a, b), tour(stop('a', { nights: 2 })))).toEqual({
      value: { stops: tour(stop('a', { nights: 2 }), b) },
      conflicts: [],
    })
  })

  it('leaves rows where the last one wins whole', () => {
    const merged = mergeAnswers({ stops: [a] }, { stops: [a, b] }, { stops: [a, c] }, { lastWins: ['stops'] })
    expect(merged).toEqual({ value: { stops: [a, b] }, conflicts: [] })
  })
})

describe('the server’s ids', () => {
  const given = stop('a', { stopId: 's' })

  it.each<[string, unknown, unknown, unknown, unknown]>([
    [
      'come to a row that was changed in the other tab',
      [a],
      [given],
      [stop('a', { nights: 2 })],
      [stop('a', { nights: 2, stopId: 's' })],
    ],
    ['do not bring back what was removed there', [a, b], [given, b], [b], [b]],
    ['do not bring back what was removed here', [a, b], [b], [given, b], [b]],
    ['stand against none', [], [a, b], [given], [given, b]],
    ['of two, mine', [a], [given], [stop('a', { stopId: 't' })], [given]],
  ])('%s', (_name, base, mine, theirs, stops) => {
    expect(join(base, mine, theirs)).toEqual({ value: { stops }, conflicts: [] })
  })

  it.each([
    ['removed here', null, given],
    ['removed there', given, null],
  ])('contradict no object that was %s', (_name, mine, theirs) => {
    const merged = mergeAnswers({ last: a }, { last: mine }, { last: theirs }, rules)
    expect(merged).toEqual({ value: { last: null }, conflicts: [] })
  })

  it('are answers like others where a kind doesn’t name them', () => {
    expect(mergeAnswers([a, b], [given, b], [b]).conflicts).toHaveLength(1)
  })
})

/** A list of up to five rows, of few values, so that two changes often meet. */
const list = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    town: fc.constantFrom('Perth', 'Hobart'),
    nights: fc.constantFrom(1, 2),
    isGiven: fc.boolean(),
  }),
  { selector: ({ id }) => id, maxLength: 5 },
)
const rowsOf = (drawn: readonly { id: string; town: string; nights: number; isGiven: boolean }[]) =>
  drawn.map(({ isGiven, ...row }): Stop => ({ ...row, stopId: isGiven ? `server-${row.id}` : null }))
const stops = list.map(rowsOf)

const joined = (base: readonly Stop[], mine: readonly Stop[], theirs: readonly Stop[]) => {
  const { value, conflicts } = mergeAnswers(base, mine, theirs, rules)
  return { rows: value as readonly Stop[], conflicts }
}
const byId = (rows: readonly Stop[]) => rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))
const find = (rows: readonly Stop[], id: string) => rows.find((row) => row.id === id)
const answersOf = (row: Stop | undefined) => row && { town: row.town, nights: row.nights }

describe('any two changes of any rows', () => {
  it('commute where nothing contradicts, but for the order', () => {
    fc.assert(
      fc.property(stops, stops, stops, (base, mine, theirs) => {
        const [one, other] = [joined(base, mine, theirs), joined(base, theirs, mine)]
        expect(one.conflicts.length).toBe(other.conflicts.length)
        if (one.conflicts.length === 0) expect(byId(one.rows)).toEqual(byId(other.rows))
      }),
      { numRuns: 1_000 },
    )
  })

  it('are the other side where one is none', () => {
    fc.assert(
      fc.property(stops, stops, (base, change) => {
        expect(joined(base, change, base)).toEqual({ rows: change, conflicts: [] })
        expect(joined(base, base, change)).toEqual({ rows: change, conflicts: [] })
      }),
    )
  })

  it('have no row twice, and lose none that nobody removed', () => {
    fc.assert(
      fc.property(stops, stops, stops, (base, mine, theirs) => {
        const { rows, conflicts } = joined(base, mine, theirs)
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
        if (conflicts.length > 0) {
          expect({ rows, conflicts }).toEqual({ rows: mine, conflicts: [{ path: [], mine, theirs }] })
          return
        }
        for (const id of ['a', 'b', 'c', 'd', 'e']) {
          const [was, here, there] = [find(base, id), find(mine, id), find(theirs, id)]
          const isRemoved = was !== undefined && (here === undefined || there === undefined)
          const isThere = !isRemoved && (here !== undefined || there !== undefined)
          expect(find(rows, id) !== undefined, id).toBe(isThere)
        }
      }),
      { numRuns: 1_000 },
    )
  })

  it('contradict each other exactly where both changed one answer, or one removed what the other changed', () => {
    const isDifferent = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)
    const contradicts = (was: Stop | undefined, here: Stop | undefined, there: Stop | undefined) => {
      if (here && there)
        return (['town', 'nights'] as const).some(
          (name) => here[name] !== there[name] && here[name] !== was?.[name] && there[name] !== was?.[name],
        )
      const left = here ?? there
      return was !== undefined && left !== undefined && isDifferent(answersOf(left), answersOf(was))
    }
    fc.assert(
      fc.property(stops, stops, stops, (base, mine, theirs) => {
        const expected = ['a', 'b', 'c', 'd', 'e'].some((id) =>
          contradicts(find(base, id), find(mine, id), find(theirs, id)),
        )
        const isOne = [
          [mine, theirs],
          [base, theirs],
          [base, mine],
        ].some(([one, other]) => !isDifferent(one, other))
        expect(joined(base, mine, theirs).conflicts.length > 0).toBe(expected && !isOne)
      }),
      { numRuns: 1_000 },
    )
  })

  it('keep the order of mine, with rows of theirs where they stand there', () => {
    fc.assert(
      fc.property(stops, stops, stops, (base, mine, theirs) => {
        const { rows, conflicts } = joined(base, mine, theirs)
        if (conflicts.length > 0 || JSON.stringify(base) === JSON.stringify(mine)) return
        const order = rows.map(({ id }) => id)
        const own = mine.map(({ id }) => id)
        expect(order.filter((id) => own.includes(id))).toEqual(own.filter((id) => order.includes(id)))
        for (const [at, { id }] of theirs.entries()) {
          const before = theirs[at - 1]?.id
          if (own.includes(id) || !order.includes(id) || before === undefined) continue
          if (order.includes(before)) expect(order.indexOf(id)).toBe(order.indexOf(before) + 1)
        }
      }),
      { numRuns: 1_000 },
    )
  })
})
