import type { PageServices } from '@coverkit/features/common/page-services'
// Loaded before a test begins: what it waits for is the answers alone.
import '@coverkit/flow-draft/store'
import { afterEach, expect, it, vi } from 'vitest'
import { persistFirst } from './persistFirst.ts'

afterEach(() => vi.useRealTimers())

/** Services of a page with one flow, whose answers were changed. */
function changedFlow(persist: () => Promise<void>) {
  const flow = {
    empty: () => ({ name: '' }),
    record: () => ({ answers: { name: 'Ada' }, rev: 1 }),
    persist,
  }
  const store = { get: () => ({ place: 'device', saveState: 'saved' }) }
  return { flows: new Set([flow]), store } as unknown as PageServices
}

it('resolves at once on a page without a flow', async () => {
  await persistFirst({ flows: new Set() } as unknown as PageServices)
})

it('waits until the answers are persisted', async () => {
  let isPersisted = false
  await persistFirst(
    changedFlow(async () => {
      await new Promise(setImmediate)
      isPersisted = true
    }),
  )
  expect(isPersisted).toBe(true)
})

it('keeps nobody back when persisting fails or takes too long', async () => {
  await persistFirst(changedFlow(() => Promise.reject(new Error('refused'))))
  vi.useFakeTimers()
  const waiting = persistFirst(changedFlow(() => new Promise(() => undefined)))
  await vi.advanceTimersByTimeAsync(1_000)
  await waiting
})
