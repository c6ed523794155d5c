import type { DraftSummary, Drafts, OfferedDraft } from '../api/drafts.ts'
import type { Send } from '../api/outgoing.ts'
import type { CarryOver } from '../crypto/carryOver.ts'
import { ownerKeys } from '../crypto/ownerKeys.ts'
import { hurry, mayGo } from '../outbox/outbox.ts'
import { createSender } from '../outbox/sender.ts'
import { attachDraft } from '../owners/attachDrafts.ts'
import { discardOwners } from '../owners/discardOwners.ts'
import { createDraftStorage } from '../persistence/draftStorage.ts'
import { purge } from '../persistence/expiry.ts'
import type { Later } from '../platform/later.ts'
import { newId } from '../platform/newId.ts'
import { createRunExclusive } from '../platform/runExclusive.ts'
import type { MovableStore } from '../storage/movableStore.ts'
import { clientIdOf, type DraftRow, type EntryRow } from '../storage/rows.ts'
import type { Message, OpenChannel } from '../tabs/channel.ts'
import type { SenderLock } from '../tabs/senderLock.ts'
import { draftState } from './draftState.ts'

export interface DraftsParts {
  readonly store: MovableStore
  readonly visitorId: string
  readonly senders: Readonly<Record<string, Send>>
  readonly lock: SenderLock
  readonly openChannel: OpenChannel
  /** Absent where nothing is on the device. */
  readonly carryOver?: CarryOver
  readonly onWakeUp: (wake: () => void) => void
  readonly later: Later
  readonly now: () => number
  readonly random: () => number
  readonly serverDate: () => Promise<Date | null>
  /** Asks the browser not to evict what is stored. */
  readonly persist: () => void
  /** Tells pages that load none of this how many drafts there are. */
  readonly mark: (count: number) => void
}

const HOUR_MS = 3_600_000

/** The drafts of a browser over a store, in whatever surroundings. */
export function createDrafts({ store, visitorId, now, later, ...parts }: DraftsParts): Drafts {
  const anonymous = `anon:${visitorId}`
  let subject: string | null = null
  const owner = () => (subject === null ? anonymous : `user:${subject}`)
  const keys = ownerKeys(store)
  const storage = createDraftStorage({ store, keys, now, owner })
  const runExclusive = createRunExclusive()
  const listeners = new Set<(flow: string | null) => void>()
  const announce = (flow: string | null) => {
    for (const listener of listeners) listener(flow)
  }
  const notifyTabs = parts.openChannel(onMessage)
  const wake = createSender({
    ...parts,
    store,
    now,
    later,
    owner,
    cipherOf: keys.existing,
    changed: (flow) => notify({ type: 'changed', flow }),
  })
  let persistRequested = false

  function notify(message: Message): void {
    notifyTabs(message)
    announce(message.type === 'discarded' ? null : message.flow)
  }

  function onMessage({ type, flow }: Message): void {
    if (type === 'queued') wake()
    if (type === 'discarded') clear()
    announce(type === 'discarded' ? null : flow)
  }

  function clear(): void {
    subject = null
    store.clear()
    keys.clear()
    storage.clear()
  }

  async function makeDue(...states: readonly EntryRow['state'][]): Promise<void> {
    await store.change((change) => hurry(change, owner(), states))
    wake()
    announce(null)
  }

  async function clean(): Promise<void> {
    if (await purge(store, now(), parts.serverDate)) keys.clear()
  }

  async function rowsOf(whose: string): Promise<readonly DraftRow[]> {
    return (await store.change((change) => change.all('drafts'))).filter((row) => row.owner === whose)
  }

  const summaryOf = ({ flow, savedAt, expiresAt, queued = 0, confirmed }: DraftRow): DraftSummary => ({
    flow,
    savedAt,
    expiresAt,
    place: store.place,
    unsent: queued > (confirmed?.rev ?? 0),
  })

  async function updateDraftHint(): Promise<void> {
    if (store.place === 'device') parts.mark((await rowsOf(owner())).length)
  }

  async function noteChange(message: Message): Promise<void> {
    notify(message)
    await updateDraftHint()
  }

  async function unsentCount(): Promise<number> {
    const entries = await store.change((change) => change.all('outbox'))
    return entries.filter((entry) => mayGo(entry, owner())).length
  }

  /** Where that fails, what a page could not save is lost with it. */
  const prepareCarry = () => void parts.carryOver?.prepare(owner()).catch(() => undefined)

  store.onMoved(() => announce(null))
  prepareCarry()
  parts.onWakeUp(() => void makeDue('waiting'))
  const hourly = () => later(HOUR_MS, () => void clean().then(hourly))
  hourly()
  void makeDue('waiting')

  return {
    get place() {
      return store.place
    },
    get clientId() {
      return clientIdOf(owner())
    },
    newId,
    load: (kind) =>
      runExclusive(async () => {
        await clean()
        return storage.load(kind)
      }),
    save: (kind, attempt, answers, options) =>
      runExclusive(async () => {
        const saved = await storage.save(kind, attempt, answers, options)
        parts.carryOver?.drop(kind.flow)
        if (saved.entryId !== null) wake()
        await noteChange({ type: saved.entryId === null ? 'changed' : 'queued', flow: kind.flow })
        if (subject !== null && !persistRequested) parts.persist()
        persistRequested ||= subject !== null
        return saved
      }),
    resolve: (kind, choose) =>
      runExclusive(async () => {
        const draft = await storage.resolve(kind, choose)
        await noteChange({ type: 'changed', flow: kind.flow })
        return draft
      }),
    remove: (flow) =>
      runExclusive(async () => {
        await storage.remove(flow)
        parts.carryOver?.drop(flow)
        await noteChange({ type: 'changed', flow })
      }),
    async list() {
      await clean()
      return (await rowsOf(owner())).map(summaryOf)
    },
    watch(flow, listener) {
      let latest = 0
      const refresh = async () => {
        latest += 1
        const mine = latest
        const state = await draftState(store, owner(), flow)
        // A later look has more to say.
        if (mine === latest) listener(state)
      }
      const onFlowChange = (changed: string | null) => {
        if (changed === null || changed === flow) void refresh()
      }
      listeners.add(onFlowChange)
      void refresh()
      return () => {
        latest += 1
        listeners.delete(onFlowChange)
      }
    },
    carry: (flow, value) => store.place === 'device' && (parts.carryOver?.put(flow, value) ?? false),
    carried: async (flow) => parts.carryOver?.read(owner(), flow),
    moveToMemory: () =>
      runExclusive(async () => {
        store.moveToMemory()
        parts.mark(0)
      }),
    sendNow: () => makeDue('waiting', 'paused', 'attention'),
    setSubject: (next) =>
      runExclusive(async () => {
        subject = next
        prepareCarry()
        await makeDue('waiting', 'paused')
        await updateDraftHint()
      }),
    offered: async () => {
      if (subject === null) return []
      const own = await rowsOf(owner())
      return (await rowsOf(anonymous)).map((row): OfferedDraft => {
        const replaced = own.find(({ flow }) => flow === row.flow)
        return { ...summaryOf(row), replaces: replaced?.savedAt ?? null }
      })
    },
    attach: (flows) =>
      runExclusive(async () => {
        for (const flow of flows) {
          if (subject !== null) await attachDraft(store, keys, flow, anonymous, owner())
          await noteChange({ type: 'queued', flow })
        }
        wake()
      }),
    async signOut({ flushMs }) {
      await makeDue('waiting')
      await new Promise<void>((resolve) => {
        const check = async () => {
          if ((await unsentCount()) === 0) done()
        }
        const onAnyChange = () => void check()
        const stop = later(flushMs, () => done())
        const done = () => {
          stop()
          listeners.delete(onAnyChange)
          resolve()
        }
        listeners.add(onAnyChange)
        void check()
      })
      return unsentCount()
    },
    discard: () =>
      runExclusive(async () => {
        await store.change((change) => discardOwners(change, [owner(), anonymous]))
        clear()
        await noteChange({ type: 'discarded', flow: '' })
      }),
  }
}
