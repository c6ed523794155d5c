import type { Drafts, StorageKind } from '../api/drafts.ts'
import type { Completion, Send } from '../api/outgoing.ts'
import { carryOver } from '../crypto/carryOver.ts'
import { later } from '../platform/later.ts'
import { newId } from '../platform/newId.ts'
import { onWakeUp } from '../platform/wakeUps.ts'
import { lastingStore } from '../storage/lastingStore.ts'
import { movableStore } from '../storage/movableStore.ts'
import { settingOf } from '../storage/store.ts'
import { openChannel } from '../tabs/channel.ts'
import { senderLock } from '../tabs/senderLock.ts'
import { createDrafts } from './createDrafts.ts'
import { setDraftHint } from './mark.ts'

export interface DraftsOptions {
  /** The account name of the brand: each has its own database. */
  readonly brand: string
  /** `memory`: the disk is not looked at. For a shared computer, where drafts of before may be there: `keepInMemory`. */
  readonly place?: StorageKind
  /** How the requests of a flow are sent. Those of other flows wait for a page that can. */
  readonly senders?: Readonly<Record<string, Send>>
  /** How an answer completes the requests of a flow that wait behind its own. */
  readonly completions?: Readonly<Record<string, Completion>>
  readonly now?: () => Date
  /** The date by a server, or null when none answers. Asked only before something is deleted as expired. */
  readonly serverDate?: () => Promise<Date | null>
}

/** Opens the visitor's drafts. Never rejects: where the device keeps nothing, they live in memory and say so. */
export async function openDrafts({
  brand,
  place = 'device',
  senders = {},
  completions = {},
  now = () => new Date(),
  serverDate = async () => now(),
}: DraftsOptions): Promise<Drafts> {
  // Outside a secure context there is no cryptography, hence nothing for the disk.
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle
  const store = movableStore(lastingStore(brand, place === 'device' && subtle !== undefined))
  const visitorId = await settingOf(store, 'clientId', newId())
  const shared = store.place === 'device'
  const time = () => now().getTime()
  return createDrafts({
    store,
    visitorId,
    senders,
    completions,
    lock: shared ? senderLock(brand, store, time, later) : alone,
    ...(shared && { carryOver: carryOver(brand, store) }),
    openChannel: shared ? openChannel(brand) : () => () => undefined,
    onWakeUp,
    later,
    now: time,
    random: Math.random,
    serverDate,
    persist: () => void globalThis.navigator?.storage?.persist?.(),
    mark: setDraftHint,
  })
}

/** Rows in memory are seen by no other tab. */
async function alone(work: () => Promise<void>): Promise<boolean> {
  await work()
  return true
}
