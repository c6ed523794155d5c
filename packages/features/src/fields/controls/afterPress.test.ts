import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPress } from './afterPress.ts'

beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

it.each(['click', 'keyup', 'pointercancel'])('waits for the end of the press, and runs once: %s', (type) => {
  const run = vi.fn()
  afterPress(run)
  window.dispatchEvent(new Event('pointerup'))
  expect(run).not.toHaveBeenCalled()
  window.dispatchEvent(new Event(type))
  window.dispatchEvent(new Event('click'))
  expect(run).toHaveBeenCalledOnce()
})
