import { beforeEach, describe, expect, it } from 'vitest'
import { SCHEME_KEY, startScheme } from './startScheme.ts'

/** As much of a window as the script reads. */
class FakeView extends EventTarget {
  readonly records = new Map<string, string>()
  isRefused = false
  readonly metas = ['light', 'dark'].map((frameOf) => ({ dataset: { frameOf }, media: '' }))
  readonly control = { value: 'device' }
  readonly document = Object.assign(new EventTarget(), {
    documentElement: { dataset: {} as Record<string, string> },
    querySelectorAll: (selector: string) => (selector.startsWith('meta') ? this.metas : [this.control]),
  })
  get localStorage() {
    if (this.isRefused) throw new DOMException('refused', 'SecurityError')
    return {
      getItem: (key: string) => this.records.get(key) ?? null,
      setItem: (key: string, value: string) => void this.records.set(key, value),
      removeItem: (key: string) => void this.records.delete(key),
    }
  }
  get scheme() {
    return this.document.documentElement.dataset.scheme
  }
}

let view: FakeView

const start = () => startScheme(view as unknown as Window)

beforeEach(() => {
  view = new FakeView()
})

describe('the scheme that was chosen', () => {
  it.each(['light', 'dark'])('marks the page at once: %s', (scheme) => {
    view.records.set(SCHEME_KEY, scheme)
    start()
    expect(view.scheme).toBe(scheme)
    expect(view.control.value).toBe(scheme)
    expect(view.metas.map(({ media }) => media)).toEqual(
      scheme === 'light' ? ['all', 'not all'] : ['not all', 'all'],
    )
  })

  it.each([null, 'device', 'Dark', ''])('is none where %j is stored: the device decides', (stored) => {
    if (stored !== null) view.records.set(SCHEME_KEY, stored)
    start()
    expect(view.scheme).toBeUndefined()
    expect(view.control.value).toBe('device')
    expect(view.metas.map(({ media }) => media)).toEqual([
      '(prefers-color-scheme: light)',
      '(prefers-color-scheme: dark)',
    ])
  })

  it('is heard from another tab, and of all tabs when storage is cleared', () => {
    start()
    view.records.set(SCHEME_KEY, 'dark')
    view.dispatchEvent(Object.assign(new Event('storage'), { key: 'something.else' }))
    expect(view.scheme).toBeUndefined()
    view.dispatchEvent(Object.assign(new Event('storage'), { key: SCHEME_KEY }))
    expect(view.scheme).toBe('dark')
    view.records.clear()
    view.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
    expect(view.scheme).toBeUndefined()
  })

  it('is read again by a page that comes back as it was left', () => {
    start()
    view.records.set(SCHEME_KEY, 'dark')
    view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(view.scheme).toBe('dark')
  })

  it('leaves the page alone where storage is refused', () => {
    view.isRefused = true
    expect(start).not.toThrow()
    expect(view.scheme).toBeUndefined()
  })
})
