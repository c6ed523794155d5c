import { describe, expect, it } from 'vitest'
import { sortRows } from './sortRows.ts'

const rows = [
  { id: 'b', sort: { name: 'Banksia 10', premium: 62.4 } },
  { id: 'none', sort: {} },
  { id: 'a', sort: { name: 'Acacia', premium: 112 } },
  { id: 'c', sort: { name: 'banksia 9', premium: 62.4 } },
]

const order = (column: 'name' | 'premium', direction: 'ascending' | 'descending') =>
  sortRows(rows, { column, direction }).map(({ id }) => id)

describe('rows', () => {
  it('are sorted by numbers as numbers, equal ones as they were', () => {
    expect(order('premium', 'ascending')).toEqual(['b', 'c', 'a', 'none'])
    expect(order('premium', 'descending')).toEqual(['a', 'b', 'c', 'none'])
  })

  it('are sorted by words as people read them', () => {
    expect(order('name', 'ascending')).toEqual(['a', 'c', 'b', 'none'])
    expect(order('name', 'descending')).toEqual(['b', 'c', 'a', 'none'])
  })

  it('stay in their order before a column is chosen', () => {
    expect(sortRows(rows, null)).toBe(rows)
  })
})
