import { pause } from '../client/pause.ts'

/** A tab that the device has put to sleep has a session and does not answer other tabs. */
const ASLEEP_MS = 3_000

export interface Presence {
  /** Whether this tab holds a session. Its lock ends with the tab, however that ends. */
  set(isHolding: boolean): void
  /** Until no tab holds a session, or those that do are asleep. Not for a tab that holds one. */
  untilNobody(signal: AbortSignal): Promise<unknown>
}

/** Tabs that hold a session share a lock, so that a new one knows whether there is an answer to wait for. */
export function createPresence(name: string, locks: Pick<LockManager, 'request'> | null): Presence {
  let release: (() => void) | undefined
  return {
    set(isHolding) {
      if (!isHolding) release = void release?.()
      else if (!release) {
        const held = new Promise<void>((resolve) => {
          release = resolve
        })
        locks?.request(name, { mode: 'shared' }, () => held).catch(() => {})
      }
    },
    untilNobody: (signal) =>
      Promise.race([
        // Storage that is refused refuses its locks too.
        locks?.request(name, { signal }, () => {}).catch(() => {}),
        pause(ASLEEP_MS, signal),
      ]),
  }
}
