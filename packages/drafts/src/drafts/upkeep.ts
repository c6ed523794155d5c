import type { OwnerKeys } from '../crypto/ownerKeys.ts'
import { makeDueNow } from '../outbox/attempts.ts'
import { createSender } from '../outbox/sender.ts'
import { purge } from '../persistence/expiry.ts'
import type { EntryRow } from '../storage/rows.ts'
import type { Message } from '../tabs/channel.ts'
import type { DraftsParts } from './DraftsParts.ts'
import { draftsOf } from './draftRows.ts'

/** Called with the flow that changed, null for any. */
export type ChangeListener = (flow: string | null) => void

/** The background work of the drafts: sends requests, deletes expired rows and notifies of changes. */
export interface Upkeep {
  readonly listeners: Set<ChangeListener>
  /** Makes a change known to this page, to other tabs and to pages without drafts, and acts on it. */
  readonly notify: (message: Message) => Promise<void>
  /** Makes the owner's entries in these states due, and sends them. */
  readonly makeDue: (...states: readonly EntryRow['state'][]) => Promise<void>
  /** Deletes what has expired. */
  readonly clean: () => Promise<void>
}

const HOUR_MS = 3_600_000

/** @param forget drops the rows and keys that this page holds, after a sign-out here or in another tab */
export function startUpkeep(
  parts: DraftsParts,
  owner: () => string,
  keys: OwnerKeys,
  forget: () => void,
): Upkeep {
  const { store } = parts
  const listeners = new Set<ChangeListener>()
  const notifyTabs = parts.openChannel(receive)
  const wake = createSender({
    ...parts,
    owner,
    cipherOf: keys.existing,
    changed: (flow) => send({ type: 'changed', flow }),
  })

  function announce(flow: string | null): void {
    for (const listener of listeners) listener(flow)
  }

  /** Handles a message of another tab or of this page. */
  function receive({ type, flow }: Message): void {
    if (type === 'queued') wake()
    if (type === 'discarded') forget()
    announce(type === 'discarded' ? null : flow)
  }

  function send(message: Message): void {
    notifyTabs(message)
    receive(message)
  }

  async function makeDue(...states: readonly EntryRow['state'][]): Promise<void> {
    await store.change((change) => makeDueNow(change, owner(), states))
    wake()
    announce(null)
  }

  async function clean(): Promise<void> {
    if (await purge(store, parts.now(), parts.serverDate)) keys.clear()
  }

  const hourly = () => parts.later(HOUR_MS, () => void clean().then(hourly))
  hourly()
  store.onMoved(() => announce(null))
  parts.onWakeUp(() => void makeDue('waiting'))
  void makeDue('waiting')

  return {
    listeners,
    async notify(message) {
      send(message)
      await updateHint(parts, owner())
    },
    makeDue,
    clean,
  }
}

export async function updateHint({ store, mark }: DraftsParts, owner: string): Promise<void> {
  if (store.place === 'device') mark((await draftsOf(store, owner)).length)
}
