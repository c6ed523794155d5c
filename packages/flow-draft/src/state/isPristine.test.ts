import { describe, expect, it } from 'vitest'
import { withAnswers } from './DraftRecord.ts'
import { hasUnsaved, isPristine } from './isPristine.ts'
import { type Trip, trip, tripRules, unread } from './trip.fixture.ts'

const walked = { furthest: 'where', submitted: false } as const

it.each<[string, Partial<Trip>, number, boolean]>([
  ['nothing', {}, 0, true],
  ['steps that were only passed', { progress: walked }, 0, true],
  ['an account’s revision', { progress: { ...walked, accountRev: 4 } }, 0, true],
  ['an answer', { name: 'Ada' }, 0, false],
  ['an answer that is empty', { name: '' }, 0, false],
  ['input', { typed: { 'who/name': 'A' } }, 0, false],
  ['input that was cleared', { typed: { 'who/name': '' } }, 0, false],
  ['nothing, which is stored', {}, 1, false],
])('%s', (_name, change, rev, expected) => {
  expect(isPristine(tripRules, { answers: trip(change), rev })).toBe(expected)
})

describe('something to persist', () => {
  const stored = trip({ name: 'Ada' })

  it('is whatever the store does not have', () => {
    const record = unread({ answers: stored, stored, rev: 3 })
    expect(hasUnsaved(tripRules, record)).toBe(false)
    expect(hasUnsaved(tripRules, withAnswers(record, trip({ name: 'Bea' })))).toBe(true)
    expect(hasUnsaved(tripRules, withAnswers(record, trip()))).toBe(true)
  })

  it('is not what was never answered', () => {
    expect(hasUnsaved(tripRules, unread())).toBe(false)
    expect(hasUnsaved(tripRules, unread({ answers: trip({ progress: walked }) }))).toBe(false)
    expect(hasUnsaved(tripRules, unread({ answers: stored }))).toBe(true)
  })

  it('is not what another tab removed', () => {
    const record = unread({ answers: stored, removed: stored })
    expect(hasUnsaved(tripRules, record)).toBe(false)
    expect(hasUnsaved(tripRules, withAnswers(record, { ...stored }))).toBe(true)
  })
})
