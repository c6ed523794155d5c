import type { ApiError, Result } from '@coverkit/api-client'
import type { PolicyPreview, PolicyPreviewRequest } from '@coverkit/core/change-cover'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPreviewer, PAUSE_MS, type PreviewState } from './previewer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const body = (policyId: string) => ({ policyId }) as PolicyPreviewRequest

/** A previewer whose answers come when the test says so, in any order. */
function make() {
  const states: PreviewState[] = []
  const calls: {
    name: string
    signal: AbortSignal
    answer: (result: Result<PolicyPreview, ApiError>) => void
  }[] = []
  const previewer = createPreviewer({
    load: ({ policyId: name }, signal) =>
      new Promise((resolve) => {
        calls.push({ name, signal, answer: resolve })
      }),
    show: (state) => states.push(state),
  })
  const answer = async (index: number, label = calls[index]?.name ?? '') => {
    calls[index]?.answer({ ok: true, value: { label } as PolicyPreview })
    await vi.advanceTimersByTimeAsync(0)
  }
  return { previewer, states, calls, answer, last: () => states.at(-1) }
}

async function started() {
  const made = make()
  made.previewer.request(body('first'))
  await vi.advanceTimersByTimeAsync(0)
  await made.answer(0)
  return made
}

describe('prices of what changes', () => {
  it('begin at once', async () => {
    const { calls, last } = await started()
    expect(calls.map(({ name }) => name)).toEqual(['first'])
    expect(last()).toEqual({ preview: { label: 'first' }, isUpdating: false, failure: null })
  })

  it('are asked for once a pause, for the latest change, while the last price stays', async () => {
    const { previewer, calls, answer, last } = await started()
    for (const name of ['a', 'b', 'c']) {
      previewer.request(body(name))
      await vi.advanceTimersByTimeAsync(PAUSE_MS - 1)
    }
    expect(calls).toHaveLength(1)
    expect(last()).toEqual({ preview: { label: 'first' }, isUpdating: true, failure: null })
    await vi.advanceTimersByTimeAsync(1)
    expect(calls.map(({ name }) => name)).toEqual(['first', 'c'])
    await answer(1)
    expect(last()).toEqual({ preview: { label: 'c' }, isUpdating: false, failure: null })
  })

  it('are asked for at once where a change is final, and not again after the pause', async () => {
    const { previewer, calls } = await started()
    previewer.request(body('a'))
    previewer.flush()
    previewer.flush()
    expect(calls.map(({ name }) => name)).toEqual(['first', 'a'])
    await vi.advanceTimersByTimeAsync(PAUSE_MS)
    expect(calls).toHaveLength(2)
  })

  it('of an earlier change are aborted, and never shown', async () => {
    const { previewer, calls, answer, last } = await started()
    previewer.request(body('a'))
    previewer.flush()
    previewer.request(body('b'))
    expect(calls[1]?.signal.aborted).toBe(true)
    await answer(1)
    expect(last()).toEqual({ preview: { label: 'first' }, isUpdating: true, failure: null })
    previewer.flush()
    await answer(2)
    expect(last()?.preview).toEqual({ label: 'b' })
  })

  it('that cannot be had leave the last one, and are asked for again on request', async () => {
    const { previewer, calls, answer, last } = await started()
    previewer.request(body('a'))
    previewer.flush()
    calls[1]?.answer({ ok: false, error: { kind: 'timeout' } })
    await vi.advanceTimersByTimeAsync(0)
    expect(last()).toEqual({ preview: { label: 'first' }, isUpdating: false, failure: 'timeout' })
    previewer.retry()
    expect(last()?.isUpdating).toBe(true)
    await answer(2)
    expect(last()).toEqual({ preview: { label: 'a' }, isUpdating: false, failure: null })
  })

  it('end with the page', async () => {
    const { previewer, calls, states } = await started()
    previewer.request(body('a'))
    previewer.flush()
    previewer.request(body('b'))
    const shown = states.length
    previewer.stop()
    await vi.advanceTimersByTimeAsync(PAUSE_MS)
    expect(calls).toHaveLength(2)
    expect(calls[1]?.signal.aborted).toBe(true)
    expect(states).toHaveLength(shown)
  })

  it('are those of the latest change, one on its way at most, whatever comes in which order', async () => {
    const move = fc.oneof(
      fc.constant('request' as const),
      fc.constant('flush' as const),
      fc.constant('pause' as const),
      fc.nat({ max: 5 }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 40 }), async (moves) => {
        const { previewer, calls, answer, last } = make()
        let latest = ''
        let count = 0
        for (const one of moves) {
          if (one === 'request') {
            latest = `change ${count}`
            count += 1
            previewer.request(body(latest))
          } else if (one === 'flush') previewer.flush()
          else if (one === 'pause') await vi.advanceTimersByTimeAsync(PAUSE_MS)
          else await answer(Math.max(0, calls.length - 1 - one))
          if (last()?.isUpdating === false) expect(last()?.preview).toEqual({ label: latest })
        }
        await vi.advanceTimersByTimeAsync(PAUSE_MS)
        if (count === 0) return
        await answer(calls.length - 1)
        expect(last()).toEqual({ preview: { label: latest }, isUpdating: false, failure: null })
        previewer.stop()
      }),
      { numRuns: 300 },
    )
  })
})
