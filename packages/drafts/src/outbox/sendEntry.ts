import type { Outgoing, Send, SendOutcome } from '../api/outgoing.ts'
import { answerContext, entryContext } from '../crypto/sealContexts.ts'
import type { Later } from '../platform/later.ts'
import type { EntryRow } from '../storage/rows.ts'
import { setAside } from '../storage/setAside.ts'
import { markInFlight, resolve } from './attempts.ts'
import { type CompletionParts, completedBody } from './completedBody.ts'
import { canSend, isSound } from './entryRules.ts'

const TIMEOUT_MS = 15_000

export interface SendParts extends CompletionParts {
  readonly senders: Readonly<Record<string, Send>>
  readonly later: Later
  readonly now: () => number
  readonly random: () => number
  readonly owner: () => string
  readonly changed: (flow: string) => void
}

/** Tries an entry once: marks it, sends it, writes down how it ended. One that another tab took is left to it. */
export async function sendEntry(parts: SendParts, seen: EntryRow): Promise<void> {
  const { store, now } = parts
  if (!isSound(seen)) {
    await store.change((change) => setAside(change, 'outbox', seen, now()))
    return parts.changed(seen.flow)
  }
  const completed = await completedBody(parts, seen)
  const entry = await store.change((change) => markInFlight(change, seen, now(), completed))
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
    const send = parts.senders[entry.flow]
    // Another user may have signed in since the entry was chosen.
    const outcome =
      send && canSend(entry, parts.owner())
        ? await attempt(send, parts.later, outgoingOf(entry, body))
        : ({ kind: 'withheld' } as const)
    const sealer = outcome.kind === 'confirmed' && (await parts.cipherOf(entry.attachedTo ?? entry.owner))
    const answer = sealer
      ? await sealer.seal(JSON.stringify(outcome.answer ?? null), answerContext(entry.draftId, entry.rev))
      : undefined
    await store.change((change) =>
      resolve(change, entry, outcome, { now: now(), random: parts.random(), answer }),
    )
  }
  parts.changed(entry.flow)
}

const outgoingOf = ({ id, flow, kind, rev, owner, uncertain }: EntryRow, body: unknown): Outgoing => ({
  id,
  flow,
  kind,
  rev,
  owner,
  repeated: uncertain,
  body,
})

/** A rejection, or no answer in time, tells nothing. */
function attempt(send: Send, later: Later, outgoing: Outgoing): Promise<SendOutcome> {
  const controller = new AbortController()
  return new Promise((resolve) => {
    const unknown = () => resolve({ kind: 'unknown' })
    const stop = later(TIMEOUT_MS, () => {
      controller.abort()
      unknown()
    })
    const sending = (async () => send(outgoing, { signal: controller.signal }))()
    void sending.then(resolve, unknown).finally(stop)
  })
}
