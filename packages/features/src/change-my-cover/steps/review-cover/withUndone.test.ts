import { expect, it } from 'vitest'
import { isBegun } from '../../policy/beginChange.ts'
import { exampleChange, withLife } from '../../testing/exampleChange.ts'
import { withAllUndone } from './withUndone.ts'

const increase = {
  policyId: 'p-1',
  event: 'marriage',
  eventDate: '2026-11-10',
  newAmount: null,
  earlierAmount: null,
  cover: 'life',
  increase: 50_000,
  acknowledged: true,
} as const

it('takes an increase after a life event back with all other changes', () => {
  const undone = withAllUndone({ ...withLife(exampleChange(), 450_000), increase })
  expect(undone.increase).toBeNull()
  expect(undone.change.after).toEqual(undone.change.now)
})

it.each([
  ['nothing', exampleChange(), false],
  ['another amount', withLife(exampleChange(), 450_000), true],
  ['an increase alone', { ...exampleChange(), increase }, true],
])('would be lost with another policy: %s', (_what, answers, is) => {
  expect(isBegun(answers)).toBe(is)
})
