import { storedEntries } from '../storage/store.ts'
import type { SenderLock } from '../tabs/senderLock.ts'
import { canSend, dueAt, nextEntries } from './entryRules.ts'
import { type SendParts, sendEntry } from './sendEntry.ts'
import { wakeSignal } from './wakeSignal.ts'

/** When to retry while another tab holds the lease, or after a step that failed. */
const POLL_MS = 1_000

export interface SenderParts extends SendParts {
  readonly lock: SenderLock
}

/** Sends what is due, one entry of a draft at a time. Returns how to wake it: after a commit, or when due is now. */
export function createSender(parts: SenderParts): () => void {
  const { store, later } = parts
  /** Drafts with a request on its way from here. */
  const busy = new Set<string>()
  const signal = wakeSignal()
  let next: Awaited<ReturnType<typeof sendable>> = []
  /** Cancels the timer of the next run; undefined during a run. */
  let callOff: (() => void) | undefined = () => undefined

  function wake(): void {
    signal.raise()
    if (callOff) void work()
  }

  async function work(): Promise<void> {
    callOff?.()
    callOff = undefined
    let wait = Number.POSITIVE_INFINITY
    while (signal.lower()) {
      // Another tab may have sent them; where tabs have no messages this one learns of it by looking.
      for (const { entry } of next) parts.changed(entry.flow)
      next = await sendable()
      wait = Math.min(...next.map((due) => due.wait))
      if (wait > 0) continue
      wait = POLL_MS
      // A lock that cannot be had, such as on a page that is being left, is asked for again.
      if (await parts.lock(sendDue).catch(() => false)) signal.raise()
      else signal.lower()
    }
    callOff = wait < Number.POSITIVE_INFINITY ? later(wait, wake) : () => undefined
  }

  /** Returns the entries that this tab may send, with the milliseconds until each is due. */
  async function sendable() {
    const at = parts.now()
    const entries = await storedEntries(store)
    return nextEntries(entries)
      .filter(
        (entry) => canSend(entry, parts.owner()) && parts.senders[entry.flow] && !busy.has(entry.draftId),
      )
      .map((entry) => ({ entry, wait: dueAt(entry, at) - at }))
  }

  /** Sends under the lock until nothing is on its way and nothing is due. */
  async function sendDue(): Promise<void> {
    do {
      signal.lower()
      const raised = signal.next()
      for (const { entry, wait } of await sendable()) {
        if (wait > 0) continue
        busy.add(entry.draftId)
        void sendEntry(parts, entry)
          // An unexpected rejection pauses the draft for `POLL_MS`, so that it cannot cause a storm of requests.
          .catch(() => new Promise<void>((resolve) => later(POLL_MS, resolve)))
          .then(() => {
            busy.delete(entry.draftId)
            wake()
          })
      }
      if (busy.size > 0) await raised
    } while (signal.lower() || busy.size > 0)
  }

  return wake
}
