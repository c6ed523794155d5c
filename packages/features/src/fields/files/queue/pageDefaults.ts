import { fingerprintOf } from './fingerprintOf.ts'
import { RETRY_WAITS, STALL_MS } from './retryRules.ts'

/** How a queue works in a browser. */
export const pageDefaults = {
  fingerprint: fingerprintOf,
  stallMs: STALL_MS,
  retryWaits: RETRY_WAITS,
  atOnce: 2,
  later(run: () => void, ms: number): () => void {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  newId: (): string => crypto.randomUUID(),
}
