import { afterEach, expect, test, vi } from 'vitest'
import { retryDelay } from './retryDelay.ts'

afterEach(() => vi.restoreAllMocks())

test('waits at random up to a bound that doubles', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  expect(retryDelay({ kind: 'network' }, 0)).toBe(150)
  expect(retryDelay({ kind: 'timeout' }, 1)).toBe(300)
  expect(retryDelay({ kind: 'network' }, 2)).toBeNull()
})

test('never waits less than Retry-After asks, and leaves a long wait to the caller', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  expect(retryDelay({ kind: 'busy', errors: [], retryAfterMs: 2_000 }, 0)).toBe(2_000)
  expect(retryDelay({ kind: 'busy', errors: [], retryAfterMs: null }, 0)).toBe(0)
  expect(retryDelay({ kind: 'busy', errors: [], retryAfterMs: 30_000 }, 0)).toBeNull()
})

test('only what may pass is tried again', () => {
  expect(retryDelay({ kind: 'server', status: 500, reference: '' }, 0)).not.toBeNull()
  expect(retryDelay({ kind: 'server', status: 501, reference: '' }, 0)).toBeNull()
  for (const kind of ['aborted', 'unauthorised', 'forbidden', 'not-found', 'unreadable'] as const) {
    expect(retryDelay({ kind }, 0)).toBeNull()
  }
  expect(retryDelay({ kind: 'invalid', errors: [], status: 422 }, 0)).toBeNull()
})
