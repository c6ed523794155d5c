import type { DraftState } from '@coverkit/drafts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeDrafts } from '../testing/page.fixture.ts'
import { submitOutcome } from './submitOutcome.ts'

const NOW = Date.parse('2026-11-22T02:00:00.000Z')

const entry = (nextAt: string) =>
  ({ id: 'e', kind: 'submit', rev: 1, attempts: 1, nextAt, problems: [] }) as const
const due = { sending: 'waiting', entry: entry('2026-11-22T02:00:00.000Z') } as const
const later = { sending: 'waiting', entry: entry('2026-11-22T02:00:00.001Z') } as const

beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => vi.useRealTimers())

function requested(state: Partial<DraftState>) {
  const drafts = fakeDrafts()
  drafts.notify(state)
  const answer = vi.fn()
  void submitOutcome(drafts, 'trip').then(answer)
  return { drafts, answer }
}

it.each<[string, Partial<DraftState>, boolean]>([
  ['confirmed', { sending: 'sent' }, true],
  ['refused', { sending: 'attention', entry: entry('2026-11-22T02:00:00.000Z') }, false],
  ['waiting for a sign-in', { sending: 'paused', entry: entry('2026-11-22T02:00:00.000Z') }, false],
  ['to be tried again later', later, false],
  ['not readable any more', { sending: 'lost' }, false],
  ['gone', { sending: 'none' }, false],
  ['waiting without an entry', { sending: 'waiting', entry: null }, false],
])('answers at once where the request is %s', async (_name, state, expected) => {
  const { drafts, answer } = requested(state)
  await vi.advanceTimersByTimeAsync(0)
  expect(answer).toHaveBeenCalledExactlyOnceWith(expected)
  expect(drafts.listeners.size).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

it.each<[string, Partial<DraftState>]>([
  ['is due', due],
  ['is on its way', { ...due, sending: 'sending' }],
])('waits while the request %s', async (_name, state) => {
  const { drafts, answer } = requested(state)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(answer).not.toHaveBeenCalled()
  drafts.notify({ sending: 'sent', entry: null })
  await vi.advanceTimersByTimeAsync(0)
  expect(answer).toHaveBeenCalledExactlyOnceWith(true)
})

it('does not keep the visitor waiting for more than 20 seconds', async () => {
  const { drafts, answer } = requested({ ...due, sending: 'sending' })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(answer).toHaveBeenCalledExactlyOnceWith(false)
  expect(drafts.listeners.size).toBe(0)
  drafts.notify({ sending: 'sent', entry: null })
  await vi.advanceTimersByTimeAsync(0)
  expect(answer).toHaveBeenCalledTimes(1)
})
