import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeRows } from './mergeRows.ts'
import { mergeServerIds, type Row, removeRow, restoreRow, updateRow } from './rows.ts'

interface Person extends Row {
  readonly name: string
  readonly share: number
  readonly serverId?: string
}

const person = (id: string, name = id, share = 0): Person => ({ id, name, share })
const three = [person('a'), person('b'), person('c')]
const people = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    name: fc.constantFrom('Ada', 'Grace', 'Alan'),
    share: fc.integer({ min: 0, max: 100 }),
  }),
  { selector: ({ id }) => id },
)

describe('rows', () => {
  it('change by their id', () => {
    expect(updateRow(three, 'b', { name: 'Grace' })[1]).toEqual(person('b', 'Grace'))
    expect(updateRow(three, 'x', { name: 'Grace' })).toEqual(three)
  })

  it('are removed by their id, and a removal can be taken back', () => {
    const { rows, removed } = removeRow(three, 'b')
    expect(rows.map(({ id }) => id)).toEqual(['a', 'c'])
    expect(removed && restoreRow(rows, removed)).toEqual(three)
    expect(removeRow(three, 'x')).toEqual({ rows: three, removed: null })
  })

  it('come back last when there are fewer rows by then', () => {
    expect(restoreRow([person('a')], { row: person('c'), index: 2 }).map(({ id }) => id)).toEqual(['a', 'c'])
  })

  it('come back once, whoever presses Undo twice', () => {
    expect(restoreRow(three, { row: person('b'), index: 1 })).toEqual(three)
  })

  it('are as before after any removal and its undoing', () => {
    fc.assert(
      fc.property(people, fc.nat(), (rows, which) => {
        const id = rows[which % Math.max(rows.length, 1)]?.id ?? 'none'
        const result = removeRow(rows, id)
        expect(result.removed ? restoreRow(result.rows, result.removed) : result.rows).toEqual(rows)
      }),
    )
  })
})

describe('the ids of the server', () => {
  interface Answered {
    readonly rowId: string | null
    readonly name: string
    readonly serverId: string
  }
  const merge = (rows: readonly Person[], answered: readonly Answered[]) =>
    mergeServerIds(rows, answered, {
      rowId: ({ rowId }) => rowId,
      isSame: (row, { name }) => row.name === name,
      withId: (row, { serverId }) => ({ ...row, serverId }),
    }).map(({ serverId }) => serverId)

  it('go to the row that the server names', () => {
    const answered = [
      { rowId: 'b', name: 'Ada', serverId: '2' },
      { rowId: 'a', name: 'Ada', serverId: '1' },
    ]
    expect(merge([person('a', 'Ada'), person('b', 'Ada')], answered)).toEqual(['1', '2'])
  })

  it('go by name where the server names no row, each to one of two of a name', () => {
    const answered = [
      { rowId: null, name: 'Ada', serverId: '1' },
      { rowId: null, name: 'Ada', serverId: '2' },
    ]
    expect(merge([person('a', 'Ada'), person('b', 'Ada'), person('c', 'Grace')], answered)).toEqual([
      '1',
      '2',
      undefined,
    ])
  })

  it('bring no row back that was removed meanwhile', () => {
    expect(merge([person('a', 'Ada')], [{ rowId: 'gone', name: 'Grace', serverId: '9' }])).toEqual([
      undefined,
    ])
  })
})

describe('two changes of one list', () => {
  const merge = (mine: readonly Person[], theirs: readonly Person[], base: readonly Person[] = three) =>
    mergeRows(base, mine, theirs)

  it('are both kept where they are of different rows or fields', () => {
    const mine = updateRow(three, 'a', { name: 'Ada' })
    const theirs = updateRow(updateRow(three, 'a', { share: 50 }), 'c', { share: 20 })
    const { rows, conflicts } = merge(mine, theirs)
    expect(rows).toEqual([person('a', 'Ada', 50), person('b'), person('c', 'c', 20)])
    expect(conflicts).toEqual([])
  })

  it('conflict where they are of one field; mine stands', () => {
    const { rows, conflicts } = merge(
      updateRow(three, 'b', { name: 'Ada' }),
      updateRow(three, 'b', { name: 'Grace' }),
    )
    expect(rows[1]?.name).toBe('Ada')
    expect(conflicts).toEqual([{ id: 'b', field: 'name', mine: 'Ada', theirs: 'Grace' }])
  })

  it('add the new rows of both, each after the row that it follows', () => {
    const mine = [...three, person('mine')]
    const theirs = [person('first'), person('a'), person('theirs'), person('b'), person('c')]
    expect(merge(mine, theirs).rows.map(({ id }) => id)).toEqual(['first', 'a', 'theirs', 'b', 'c', 'mine'])
  })

  it('remove a row that one side removed and the other left alone', () => {
    expect(merge(removeRow(three, 'b').rows, three).rows.map(({ id }) => id)).toEqual(['a', 'c'])
    expect(merge(three, removeRow(three, 'b').rows).rows.map(({ id }) => id)).toEqual(['a', 'c'])
  })

  it('keep a row that one side removed and the other changed', () => {
    const changed = updateRow(three, 'b', { name: 'Grace' })
    expect(merge(removeRow(three, 'b').rows, changed).rows.map(({ name }) => name)).toContain('Grace')
    expect(merge(changed, removeRow(three, 'b').rows).rows.map(({ name }) => name)).toContain('Grace')
  })

  it('of the same new row, made by both, conflict by field', () => {
    const { conflicts } = merge([person('n', 'Ada')], [person('n', 'Grace')], [])
    expect(conflicts).toEqual([{ id: 'n', field: 'name', mine: 'Ada', theirs: 'Grace' }])
  })

  it('change nothing where nobody changed anything, and all where one side did', () => {
    fc.assert(
      fc.property(people, people, (base, theirs) => {
        expect(mergeRows(base, base, base)).toEqual({ rows: base, conflicts: [] })
        const { rows, conflicts } = mergeRows(base, base, theirs)
        expect(conflicts).toEqual([])
        const byId = (list: readonly Person[]) =>
          list.toSorted((one, other) => one.id.localeCompare(other.id))
        expect(byId(rows)).toEqual(byId(theirs))
      }),
    )
  })

  it('end in the same rows whichever side merges, but for the fields in conflict', () => {
    fc.assert(
      fc.property(people, people, people, (base, mine, theirs) => {
        const one = mergeRows(base, mine, theirs)
        const other = mergeRows(base, theirs, mine)
        const ids = (rows: readonly Person[]) => rows.map(({ id }) => id).toSorted()
        expect(ids(one.rows)).toEqual(ids(other.rows))
        expect(one.conflicts.length).toBe(other.conflicts.length)
      }),
    )
  })
})
