import type { Drafts } from '../api/drafts.ts'
import { ownerKeys } from '../crypto/ownerKeys.ts'
import { createDraftStorage } from '../persistence/draftStorage.ts'
import { newId } from '../platform/newId.ts'
import { createRunExclusive } from '../platform/runExclusive.ts'
import { clientIdOf } from '../storage/rows.ts'
import type { DraftsParts } from './DraftsParts.ts'
import { draftsOf, summaryOf } from './draftRows.ts'
import { ownerActions, prepareCarry } from './ownerActions.ts'
import { startUpkeep, updateHint } from './upkeep.ts'
import { watchFlow } from './watchFlow.ts'

/** The drafts of a browser over a store, in whatever surroundings. */
export function createDrafts(parts: DraftsParts): Drafts {
  const { store, carryOver } = parts
  const anonymous = `anon:${parts.visitorId}`
  let subject: string | null = null
  let persistRequested = false
  const owner = () => (subject === null ? anonymous : `user:${subject}`)
  const keys = ownerKeys(store)
  const storage = createDraftStorage(store, keys, parts.now, owner)
  const runExclusive = createRunExclusive()
  const upkeep = startUpkeep(parts, owner, keys, () => {
    subject = null
    store.clear()
    keys.clear()
    storage.clear()
  })
  const { notify, makeDue, clean } = upkeep
  prepareCarry(parts, owner())

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
        carryOver?.drop(kind.flow)
        await notify({ type: saved.entryId === null ? 'changed' : 'queued', flow: kind.flow })
        if (subject !== null && !persistRequested) parts.persist()
        persistRequested ||= subject !== null
        return saved
      }),
    resolve: (kind, choose) =>
      runExclusive(async () => {
        const draft = await storage.resolve(kind, choose)
        await notify({ type: 'changed', flow: kind.flow })
        return draft
      }),
    remove: (flow) =>
      runExclusive(async () => {
        await storage.remove(flow)
        carryOver?.drop(flow)
        await notify({ type: 'changed', flow })
      }),
    async list() {
      await clean()
      return (await draftsOf(store, owner())).map((row) => summaryOf(store.place, row))
    },
    watch: (flow, listener) => watchFlow(store, owner, upkeep.listeners, flow, listener),
    carry: (flow, value) => store.place === 'device' && (carryOver?.put(flow, value) ?? false),
    carried: async (flow) => carryOver?.read(owner(), flow),
    moveToMemory: () =>
      runExclusive(async () => {
        store.moveToMemory()
        parts.mark(0)
      }),
    sendNow: () => makeDue('waiting', 'paused', 'attention'),
    setSubject: (next) =>
      runExclusive(async () => {
        subject = next
        prepareCarry(parts, owner())
        await makeDue('waiting', 'paused')
        await updateHint(parts, owner())
      }),
    ...ownerActions(parts, anonymous, owner, keys, runExclusive, upkeep),
  }
}
