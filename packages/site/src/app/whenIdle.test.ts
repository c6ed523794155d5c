import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenIdle } from './whenIdle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A page that has loaded or not, in a browser with these functions. */
function loadingPage(readyState: DocumentReadyState, functions: object = {}) {
  const view = Object.assign(new EventTarget(), functions)
  vi.stubGlobal('document', { readyState })
  vi.stubGlobal('window', view)
  return view
}

it('acts in Safari, which has no idle callback, a moment after the page has loaded', () => {
  const view = loadingPage('interactive')
  const act = vi.fn()
  whenIdle(act)
  vi.advanceTimersByTime(10_000)
  expect(act).not.toHaveBeenCalled()
  view.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(200)
  expect(act).toHaveBeenCalledTimes(1)
})

it('acts when the browser is idle, or after two seconds', () => {
  const requestIdleCallback = vi.fn()
  vi.stubGlobal('requestIdleCallback', requestIdleCallback)
  loadingPage('complete', { requestIdleCallback })
  const act = vi.fn()
  whenIdle(act)
  expect(requestIdleCallback).toHaveBeenCalledWith(act, { timeout: 2_000 })
})
