import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { selectCovers } from '../quote/selectCovers.ts'
import { setCoverAmount } from '../quote/setCoverAmount.ts'
import { anyCoverChange } from '../testing/index.ts'
import { kimsChange, robinsChange } from './change.fixture.ts'
import { changeIds, differingIds } from './coverChanges.ts'
import { undoAll, undoChange } from './undoChange.ts'

describe('undoing one change', () => {
  test('brings its term back and leaves the others', () => {
    const change = robinsChange((now) => setCoverAmount(now, 'life', 450_000).quote, {
      indexation: 'off12Months',
    })
    const undone = undoChange(change, 'life.sumInsured')
    expect(undone.restored).toEqual(['life.sumInsured'])
    expect(changeIds(undone.change)).toEqual(['policy.indexation'])
    expect(undone.change.after.quote.lifeCover.amount).toBe(600_000)
  })

  test('of a removed cover brings it back with its link and its options', () => {
    const change = kimsChange((now) => selectCovers(now, ['life', 'incomeProtection']).quote)
    const undone = undoChange(change, 'tpd.sumInsured')
    expect(undone.change.after.quote.tpdCover).toEqual(change.now.quote.tpdCover)
    expect(undone.change.after.quote.covers.selectedCovers).toEqual(['life', 'tpd', 'incomeProtection'])
  })

  test('of one removed cover leaves the other removals, and how the policy was to be paid', () => {
    const change = kimsChange((now) => selectCovers(now, []).quote, { indexation: 'offPermanent' })
    const { restored, change: undone } = undoChange(change, 'incomeProtection.sumInsured')
    expect(restored).not.toContain('policy.indexation')
    expect(undone.after.quote.covers.selectedCovers).toEqual(['incomeProtection'])
    expect(changeIds(undone)).toContain('policy.indexation')
  })

  test('of a link brings back the cover that it is linked to', () => {
    const change = kimsChange(
      (now) => selectCovers(now, ['tpd', 'criticalIllness', 'incomeProtection']).quote,
    )
    const { change: undone, restored } = undoChange(change, 'tpd.link')
    expect(restored).toContain('life.sumInsured')
    expect(undone.after).toBe(change.now)
  })

  test('of a rollover brings back the yearly payment', () => {
    const change = kimsChange((now) => ({ ...now, paymentFrequency: 'monthly' }), {
      paymentMethod: 'directDebit',
      outsidePaymentMethod: null,
    })
    expect(undoChange(change, 'policy.paymentMethod').change.after).toEqual(change.now)
  })

  test('of what does not change does nothing', () => {
    const change = robinsChange()
    expect(undoChange(change, 'life.owner')).toEqual({ change, restored: [] })
  })
})

property.prop([anyCoverChange, fc.array(fc.nat(), { maxLength: 40 })], { numRuns: 1_000 })(
  'undoing whatever is left, in any order, ends in the policy as it is',
  (change, order) => {
    let current = change
    for (let step = 0; step < 40; step++) {
      const left = differingIds(current)
      const id = left[(order[step] ?? 0) % Math.max(left.length, 1)]
      if (id === undefined) break
      const { change: next, restored } = undoChange(current, id)
      const after = differingIds(next)
      expect(restored).toContain(id)
      expect(after).toEqual(left.filter((other) => !restored.includes(other)))
      current = next
    }
    expect(differingIds(current)).toEqual([])
    if (differingIds(change).length > 0) expect(current.after).toBe(change.now)
    expect(undoAll(change).after).toBe(change.now)
  },
)
