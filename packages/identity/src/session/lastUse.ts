import type { KeyStore } from './sessionStore.ts'

/** When the customer was last active in any tab. Says nothing else; in `localStorage`, which all tabs read. */
export interface LastUse {
  /** Milliseconds by this device's clock; null when it is not known. */
  at(): number | null
  /** Milliseconds since the last activity; infinite when it is not known, or lies in the future of a clock set back. */
  idle(): number
  write(idleMs: number): void
  remove(): void
}

/** Clocks are corrected by seconds all the time. */
const TOLERANCE_MS = 60_000

export function createLastUse(brand: string, store: KeyStore, now: () => number): LastUse {
  const key = `coverkit.${brand}.lastUse`
  const at = () => {
    const text = store.getItem(key)
    return text !== null && Number.isFinite(Number(text)) ? Number(text) : null
  }
  return {
    at,
    idle() {
      const idleMs = now() - (at() ?? Number.NaN)
      return idleMs >= -TOLERANCE_MS ? Math.max(idleMs, 0) : Number.POSITIVE_INFINITY
    },
    write(idleMs) {
      try {
        store.setItem(key, String(Math.round(now() - idleMs)))
      } catch {
        // The storage is full: the tabs notify each other by messages.
      }
    },
    remove: () => store.removeItem(key),
  }
}
