import type { KeyStore } from './sessionStore.ts'
import type { Channel } from './tabs.ts'

/** The browser APIs that a session uses. */
export interface SessionEnvironment {
  /** Holds the session with remember me; shared by all tabs. */
  readonly local: KeyStore
  /** Holds the session without remember me; of this tab. */
  readonly session: KeyStore
  /**
   * A channel to the other tabs of the site; null where there is none, and tabs then know nothing of each
   * other.
   */
  readonly openChannel: (name: string) => Channel | null
  /** Limits renewals to one tab at a time and marks tabs with a session; null where the browser has none. */
  readonly locks: Pick<LockManager, 'request'> | null
  /** Source of activity, `pageshow` and `pagehide` events. */
  readonly page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** This device's clock, in milliseconds. */
  readonly now: () => number
  /** Milliseconds of a monotonic clock. */
  readonly steady: () => number
}

function memoryStore(): KeyStore {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/** Tests a storage of the browser; a refused one is replaced by memory, and the session ends with the page. */
function usable(name: 'localStorage' | 'sessionStorage'): KeyStore {
  try {
    const store = globalThis[name]
    const probe = 'coverkit.probe'
    store.setItem(probe, '1')
    store.removeItem(probe)
    return store
  } catch {
    return memoryStore()
  }
}

function openChannel(name: string): Channel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

/** The browser itself. Storage that it refuses is replaced by memory. */
export function browserEnvironment(): SessionEnvironment {
  return {
    local: usable('localStorage'),
    session: usable('sessionStorage'),
    openChannel,
    locks: navigator.locks ?? null,
    page: globalThis,
    now: () => Date.now(),
    steady: () => performance.now(),
  }
}
