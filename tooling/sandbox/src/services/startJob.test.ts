import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startJob } from './startJob.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A job whose runs end when the test ends them. */
function slowJob() {
  const ends: (() => void)[] = []
  const run = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
  return { run, ends }
}

test('a job runs at each interval, and at once only where it says so', async () => {
  const [later, atOnce] = [vi.fn(async () => {}), vi.fn(async () => {})]
  const stops = [
    startJob({ everyMs: 1000, run: later }),
    startJob({ everyMs: 1000, atOnce: true, run: atOnce }),
  ]
  expect([later.mock.calls.length, atOnce.mock.calls.length]).toEqual([0, 1])
  await vi.advanceTimersByTimeAsync(2000)
  expect([later.mock.calls.length, atOnce.mock.calls.length]).toEqual([2, 3])
  for (const stop of stops) await stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect([later.mock.calls.length, atOnce.mock.calls.length]).toEqual([2, 3])
})

test('no run begins while another goes on, and the next interval has one again', async () => {
  const { run, ends } = slowJob()
  const stop = startJob({ everyMs: 1000, run })
  await vi.advanceTimersByTimeAsync(3000)
  expect(run).toHaveBeenCalledTimes(1)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(1000)
  expect(run).toHaveBeenCalledTimes(2)
  ends[1]?.()
  await stop()
})

test('a run that fails is logged, and the job goes on', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const run = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(undefined)
  const stop = startJob({ everyMs: 1000, run })
  await vi.advanceTimersByTimeAsync(2000)
  expect([log.mock.calls.length, run.mock.calls.length]).toEqual([1, 2])
  await stop()
})

test('stopping waits for the run that goes on', async () => {
  const { run, ends } = slowJob()
  const stop = startJob({ everyMs: 1000, atOnce: true, run })
  const stopped = vi.fn()
  const stopping = stop().then(stopped)
  await vi.advanceTimersByTimeAsync(0)
  expect(stopped).not.toHaveBeenCalled()
  ends[0]?.()
  await stopping
})
