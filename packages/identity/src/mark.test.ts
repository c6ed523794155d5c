import { afterEach, expect, it, vi } from 'vitest'
import { hasSessionHint, MARK_KEY } from './mark.ts'

const storage = (value: string | null) => ({ getItem: (key: string) => (key === MARK_KEY ? value : null) })

afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['1', null, true],
  [null, '1', true],
  [null, null, false],
  ['true', '', false],
])('with %j in localStorage and %j in sessionStorage: %s', (local, session, expected) => {
  vi.stubGlobal('localStorage', storage(local))
  vi.stubGlobal('sessionStorage', storage(session))
  expect(hasSessionHint()).toBe(expected)
})

it('is false where storage is refused', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(hasSessionHint()).toBe(false)
})

it('has the key that static pages read', () => expect(MARK_KEY).toBe('coverkit.signedIn'))
