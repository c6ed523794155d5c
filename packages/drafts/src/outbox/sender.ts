import type { Outgoing, Send, SendOutcome } from '../api/outgoing.ts'
import type { DraftCipher } from '../crypto/draftCipher.ts'
import { answerContext, entryContext } from '../crypto/sealContexts.ts'
import type { Later } from '../platform/later.ts'
import type { EntryRow, Sealed } from '../storage/rows.ts'
import { setAside } from '../storage/setAside.ts'
import type { Store } from '../storage/store.ts'
import type { SenderLock } from '../tabs/senderLock.ts'
import { dueAt, markInFlight, mayGo, nextEntries, type Outcome, resolve } from './outbox.ts'

const TIMEOUT_MS = 15_000
/** When to look again while another tab holds the lease, or after a step that failed. */
const POLL_MS = 1_000

export interface SenderParts {
  readonly store: Store
  readonly senders: Readonly<Record<string, Send>>
  readonly lock: SenderLock
  readonly later: Later
  readonly now: () => number
  readonly random: () => number
  readonly owner: () => string
  readonly cipherOf: (owner: string) => Promise<DraftCipher | undefined>
  readonly changed: (flow: string) => void
}

/** Sends what is due, one entry of a draft at a time. Returns how to wake it: after a commit, or when due is now. */
export function createSender({
  store,
  senders,
  lock,
  later,
  now,
  random,
  ...parts
}: SenderParts): () => void {
  const busy = new Set<string>()
  let next: Awaited<ReturnType<typeof sendable>> = []
  let awake = false
  let running = false
  let nudge: () => void = () => undefined
  let clear: () => void = () => undefined

  function wake(): void {
    awake = true
    nudge()
    if (!running) void work()
  }

  async function work(): Promise<void> {
    running = true
    clear()
    let wait = Number.POSITIVE_INFINITY
    while (awake) {
      awake = false
      // Another tab may have sent them; where tabs have no messages this one learns of it by looking.
      for (const { entry } of next) parts.changed(entry.flow)
      next = await sendable()
      wait = Math.min(...next.map((due) => due.wait))
      // A lock that cannot be had, such as on a page that is being left, is asked for again.
      if (wait > 0) continue
      awake = await lock(sendDue).catch(() => false)
      wait = POLL_MS
    }
    running = false
    if (wait < Number.POSITIVE_INFINITY) clear = later(wait, wake)
  }

  /** What may go out from here, and in how many milliseconds. */
  async function sendable() {
    const at = now()
    const entries = await store.change((change) => change.all('outbox'))
    return nextEntries(entries)
      .filter((entry) => mayGo(entry, parts.owner()) && senders[entry.flow] && !busy.has(entry.draftId))
      .map((entry) => ({ entry, wait: dueAt(entry, at) - at }))
  }

  /** With the turn: goes on until nothing is on its way and nothing is due. */
  async function sendDue(): Promise<void> {
    do {
      awake = false
      const nudged = new Promise<void>((resolve) => {
        nudge = resolve
      })
      for (const { entry, wait } of await sendable()) {
        if (wait > 0) continue
        busy.add(entry.draftId)
        void send(entry)
          // What cannot happen must not turn into a storm of requests.
          .catch(() => new Promise<void>((resolve) => later(POLL_MS, resolve)))
          .then(() => {
            busy.delete(entry.draftId)
            wake()
          })
      }
      if (busy.size > 0) await nudged
    } while (awake || busy.size > 0)
  }

  async function send(seen: EntryRow): Promise<void> {
    const entry = await store.change((change) => markInFlight(change, seen, now()))
    if (!entry) return
    parts.changed(entry.flow)
    const cipher = await parts.cipherOf(entry.owner)
    const body = await cipher
      ?.open(entry, entryContext(entry))
      .then(JSON.parse)
      .catch(() => undefined)
    if (body === undefined) {
      await store.change((change) => setAside(change, 'outbox', entry, now()))
    } else {
      const outcome = await attempt(entry, body)
      const answer = await sealedAnswer(entry, outcome)
      await store.change((change) =>
        resolve(change, entry, outcome, { now: now(), random: random(), answer }),
      )
    }
    parts.changed(entry.flow)
  }

  async function attempt(entry: EntryRow, body: unknown): Promise<Outcome> {
    const sender = senders[entry.flow]
    // Somebody else may have signed in since the entry was chosen.
    if (!sender || !mayGo(entry, parts.owner())) return { kind: 'withheld' }
    const { id, flow, kind, rev, owner, uncertain } = entry
    const outgoing: Outgoing = { id, flow, kind, rev, owner, repeated: uncertain, body }
    const controller = new AbortController()
    return new Promise<SendOutcome>((resolve) => {
      const unknown = () => resolve({ kind: 'unknown' })
      const stop = later(TIMEOUT_MS, () => {
        controller.abort()
        unknown()
      })
      const sending = (async () => sender(outgoing, { signal: controller.signal }))()
      void sending.then(resolve, unknown).finally(stop)
    })
  }

  async function sealedAnswer(entry: EntryRow, outcome: Outcome): Promise<Sealed | undefined> {
    if (outcome.kind !== 'confirmed') return undefined
    const cipher = await parts.cipherOf(entry.attachedTo ?? entry.owner)
    return cipher?.seal(JSON.stringify(outcome.answer ?? null), answerContext(entry.draftId, entry.rev))
  }

  return wake
}
