import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asJson, isEqual, mergeAnswers, valueAt, withValueAt } from './mergeAnswers.ts'

const json = fc
  .dictionary(fc.constantFrom('a', 'b', 'c', 'constructor', '__proto__'), fc.jsonValue({ maxDepth: 2 }), {
    noNullPrototype: true,
  })
  .map(asJson)

describe('a pair', () => {
  const rules = { pairs: [['id', 'name']] } as const
  const base = { job: { id: 1, name: 'Cook' } }

  it.each([
    ['changed by one', { id: 2, name: 'Nurse' }, base.job, []],
    ['changed in the same way', { id: 2, name: 'Nurse' }, { id: 2, name: 'Nurse' }, []],
  ])('%s is taken whole', (_name, mine, theirs, conflicts) => {
    expect(mergeAnswers(base, { job: mine }, { job: theirs }, rules)).toEqual({
      value: { job: mine },
      conflicts,
    })
    expect(mergeAnswers(base, { job: theirs }, { job: mine }, rules).value).toEqual({ job: mine })
  })

  it('is asked about whole, though one side changed one member alone', () => {
    const mine = { id: 1, name: 'Chef' }
    const theirs = { id: 2, name: 'Nurse' }
    expect(mergeAnswers(base, { job: mine }, { job: theirs }, rules)).toEqual({
      value: { job: mine },
      conflicts: [
        { path: ['job', 'id'], mine: 1, theirs: 2 },
        { path: ['job', 'name'], mine: 'Chef', theirs: 'Nurse' },
      ],
    })
  })
})

it('asks about a pair that one side removed', () => {
  const rules = { pairs: [['id', 'name']] } as const
  const merged = mergeAnswers({ id: 1, name: 'Cook' }, { id: 1, name: 'Chef' }, {}, rules)
  expect(merged.value).toEqual({ id: 1, name: 'Chef' })
  expect(merged.conflicts).toEqual([
    { path: ['id'], mine: 1, theirs: undefined },
    { path: ['name'], mine: 'Chef', theirs: undefined },
  ])
})

describe('merging two changes', () => {
  it.each([
    ['different fields', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
    [
      'inside a member',
      { p: { x: 1, y: 1 } },
      { p: { x: 2, y: 1 } },
      { p: { x: 1, y: 2 } },
      { p: { x: 2, y: 2 } },
    ],
    ['the same change', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
    ['a list, changed by one', { a: [1], b: 1 }, { a: [1, 2], b: 1 }, { a: [1], b: 2 }, { a: [1, 2], b: 2 }],
    ['a member added by each', {}, { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
    ['a member removed by one', { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 }, { b: 2 }],
    ['nothing known before', undefined, { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
  ])('%s', (_name, base, mine, theirs, value) => {
    expect(mergeAnswers(base, mine, theirs)).toEqual({ value, conflicts: [] })
  })

  it.each([
    [
      'one leaf',
      { p: { x: 1 } },
      { p: { x: 2 } },
      { p: { x: 3 } },
      [{ path: ['p', 'x'], mine: 2, theirs: 3 }],
    ],
    ['a list', { a: [1] }, { a: [1, 2] }, { a: [1, 3] }, [{ path: ['a'], mine: [1, 2], theirs: [1, 3] }]],
    ['removed and changed', { a: 1 }, {}, { a: 2 }, [{ path: ['a'], mine: undefined, theirs: 2 }]],
    ['another type', { a: 1 }, { a: { b: 1 } }, { a: 2 }, [{ path: ['a'], mine: { b: 1 }, theirs: 2 }]],
  ])('a conflict: %s', (_name, base, mine, theirs, conflicts) => {
    expect(mergeAnswers(base, mine, theirs)).toEqual({ value: mine, conflicts })
  })

  it('asks nothing where the last one wins', () => {
    const merged = mergeAnswers({ p: { x: 1 } }, { p: { x: 2 } }, { p: { x: 3 } }, { lastWins: ['p'] })
    expect(merged).toEqual({ value: { p: { x: 2 } }, conflicts: [] })
    // Never half of each.
    const whole = mergeAnswers(
      { p: { x: 1, y: 1 } },
      { p: { x: 2, y: 1 } },
      { p: { x: 1, y: 3 } },
      { lastWins: ['p'] },
    )
    expect(whole).toEqual({ value: { p: { x: 2, y: 1 } }, conflicts: [] })
  })

  it('loses nothing: every leaf of either change stands in the result or in a conflict', () => {
    fc.assert(
      fc.property(json, json, json, (base, mine, theirs) => {
        const { value, conflicts } = mergeAnswers(base, mine, theirs)
        for (const path of leaves(theirs)) {
          const [was, now] = [valueAt(base, path), valueAt(theirs, path)]
          if (isEqual(was, now) || isEqual(valueAt(value, path), now)) continue
          const notified = conflicts.some(
            ({ path: at, theirs: other }) =>
              at.every((name, index) => name === path[index]) &&
              isEqual(valueAt(other, path.slice(at.length)), now),
          )
          expect(notified).toBe(true)
        }
        for (const conflict of conflicts) expect(valueAt(value, conflict.path)).toEqual(conflict.mine)
      }),
    )
  })

  it('is each change alone when the other is none', () => {
    fc.assert(
      fc.property(json, json, (base, change) => {
        expect(mergeAnswers(base, change, base)).toEqual({ value: change, conflicts: [] })
        expect(mergeAnswers(base, base, change)).toEqual({ value: change, conflicts: [] })
      }),
    )
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})

it('puts a value at a path, and takes it away', () => {
  expect(withValueAt({ a: { b: 1, c: 2 } }, ['a', 'b'], 3)).toEqual({ a: { b: 3, c: 2 } })
  expect(withValueAt({ a: { b: 1, c: 2 } }, ['a', 'b'], undefined)).toEqual({ a: { c: 2 } })
  expect(withValueAt({}, ['a', 'b'], 1)).toEqual({ a: { b: 1 } })
  expect(withValueAt({ a: 1 }, [], { b: 2 })).toEqual({ b: 2 })
  expect(valueAt({ a: 1 }, ['a', 'b'])).toBeUndefined()
})

function leaves(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path]
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name]))
}
