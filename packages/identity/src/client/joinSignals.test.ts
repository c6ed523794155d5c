import { expect, it, vi } from 'vitest'
import { joinSignals } from './joinSignals.ts'

it.each([0, 1])('aborts with signal %i, for its reason', (index) => {
  const controllers = [new AbortController(), new AbortController()]
  const { signal } = joinSignals(controllers.map((controller) => controller.signal))
  expect(signal.aborted).toBe(false)
  controllers[index]?.abort('left')
  expect([signal.aborted, signal.reason]).toEqual([true, 'left'])
  controllers[1 - index]?.abort('late')
  expect(signal.reason).toBe('left')
})

it('is aborted at once with one that is', () => {
  const { signal } = joinSignals([AbortSignal.abort('gone'), new AbortController().signal])
  expect([signal.aborted, signal.reason]).toEqual([true, 'gone'])
})

it('lets go of a signal that lives on', () => {
  const long = new AbortController()
  const [added, removed] = ['addEventListener', 'removeEventListener'].map((name) =>
    vi.spyOn(long.signal, name as 'addEventListener'),
  )
  const { signal, release } = joinSignals([long.signal])
  release()
  expect(removed?.mock.calls).toEqual(added?.mock.calls)
  long.abort()
  expect(signal.aborted).toBe(false)
})
