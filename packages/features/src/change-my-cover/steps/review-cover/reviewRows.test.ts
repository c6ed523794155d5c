import { selectCovers, setCoverAmount } from '@coverkit/core'
import { changeIds, coversOf, undoChange } from '@coverkit/core/change-cover'
import { describe, expect, it } from 'vitest'
import {
  exampleChange,
  tenChanges,
  twoChanges,
  wholePolicy,
  withoutCovers,
} from '../../testing/exampleChange.ts'
import { reviewRows } from './reviewRows.ts'

const rowsOf = ({ change }: ReturnType<typeof twoChanges>) => reviewRows(change)

describe('the rows of a review', () => {
  it('begin with what changes', () => {
    expect(rowsOf(twoChanges()).map(({ item, change }) => `${item}: ${change.text}`)).toEqual([
      'Life cover: $200,000 less',
      'Critical illness cover: $50,000 more',
      'TPD cover: No change',
      'Income protection: No change',
    ])
  })

  it('say what kind of each cover there is', () => {
    expect(rowsOf(exampleChange(wholePolicy())).map(({ detail }) => detail)).toEqual([
      'Inside super',
      'Linked to life, inside super',
      'Standalone, outside super',
      'After 90 days, to age 65, partially from super',
    ])
    expect(rowsOf(tenChanges()).find(({ key }) => key === 'incomeProtection')?.detail).toBe(
      'After 30 days, for 5 years, partially from super',
    )
  })

  it('have each changed term once, to undo by itself', () => {
    const ids = rowsOf(tenChanges()).flatMap(({ id }) => id ?? [])
    expect(new Set(ids).size).toBe(10)
    expect(rowsOf(tenChanges()).map(({ change }) => change.direction)).not.toContain('same')
  })

  it('say of an added cover all in one, and undo all of it at once', () => {
    const { change } = exampleChange()
    const chosen = selectCovers(change.after.quote, ['life', 'criticalIllness']).quote
    const quote = setCoverAmount(chosen, 'criticalIllness', 150_000).quote
    const added = { ...change, after: { ...change.after, quote } }
    const rows = reviewRows(added).filter(({ item }) => item.startsWith('Critical illness'))
    expect(rows).toEqual([
      expect.objectContaining({
        item: 'Critical illness cover',
        detail: 'Standalone, outside super',
        now: 'None',
        change: { direction: 'more', text: 'Added' },
        after: '$150,000',
      }),
    ])
    const undone = rows.flatMap(({ id }) => (id === null ? [] : [undoChange(added, id).change.after.quote]))
    expect(undone.map(coversOf)).toEqual([['life']])
  })

  it('say of a cover that ends what it was', () => {
    expect(rowsOf(withoutCovers())).toEqual([
      expect.objectContaining({
        item: 'Life cover',
        detail: 'Outside super',
        now: '$600,000',
        change: { direction: 'less', text: 'Removed' },
        after: 'None',
        step: 'select-covers',
      }),
    ])
  })

  it('have one thing to undo of a cover that ends with several terms', () => {
    expect(changeIds(withoutCovers().change).length).toBeGreaterThan(1)
    expect(rowsOf(withoutCovers()).filter(({ id }) => id !== null)).toHaveLength(1)
  })
})
