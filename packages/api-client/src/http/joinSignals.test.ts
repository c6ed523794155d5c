import { expect, it, vi } from 'vitest'
import { joinSignals } from './joinSignals.ts'

it.each([0, 1])('aborts with signal %i, for its reason', (index) => {
  const controllers = [new AbortController(), new AbortController()]
  const signal = joinSignals(controllers)
  expect(signal.aborted).toBe(false)
  controllers[index]?.abort('left')
  expect([signal.aborted, signal.reason]).toEqual([true, 'left'])
  controllers[1 - index]?.abort('late')
  expect(signal.reason).toBe('left')
})

it('is aborted at once with one that is', () => {
  const signal = joinSignals([{ signal: AbortSignal.abort('gone') }, new AbortController()])
  expect([signal.aborted, signal.reason]).toEqual([true, 'gone'])
})

it('lets go of a signal that lives on once its deadline has passed', () => {
  const long = new AbortController()
  const deadline = new AbortController()
  const [added, removed] = ['addEventListener', 'removeEventListener'].map((name) =>
    vi.spyOn(long.signal, name as 'addEventListener'),
  )
  joinSignals([long, deadline])
  expect(removed?.mock.calls).toEqual([])
  deadline.abort()
  expect(added?.mock.calls).toHaveLength(1)
  expect(removed?.mock.calls).toEqual(added?.mock.calls)
})
