import type { Drafts } from '../api/drafts.ts'
import type { OwnerKeys } from '../crypto/ownerKeys.ts'
import { canSend } from '../outbox/entryRules.ts'
import { attachDraft } from '../owners/attachDrafts.ts'
import { discardOwners } from '../owners/discardOwners.ts'
import type { RunExclusive } from '../platform/runExclusive.ts'
import { storedEntries } from '../storage/store.ts'
import type { DraftsParts } from './DraftsParts.ts'
import { offeredDrafts } from './draftRows.ts'
import { untilSent } from './untilSent.ts'
import type { Upkeep } from './upkeep.ts'

type OwnerActions = Pick<Drafts, 'offered' | 'attach' | 'signOut' | 'discard'>

/** Returns the actions for a sign-in and a sign-out. */
export function ownerActions(
  parts: DraftsParts,
  anonymous: string,
  owner: () => string,
  keys: OwnerKeys,
  runExclusive: RunExclusive,
  { listeners, notify, makeDue }: Upkeep,
): OwnerActions {
  const { store } = parts

  const unsentCount = async () =>
    (await storedEntries(store)).filter((entry) => canSend(entry, owner())).length

  return {
    offered: async () => (owner() === anonymous ? [] : offeredDrafts(store, anonymous, owner())),
    attach: (flows) =>
      runExclusive(async () => {
        for (const flow of flows) {
          if (owner() !== anonymous) await attachDraft(store, keys, flow, anonymous, owner())
          await notify({ type: 'queued', flow })
        }
      }),
    async signOut({ flushMs }) {
      await makeDue('waiting')
      await untilSent(unsentCount, listeners, parts.later, flushMs)
      return unsentCount()
    },
    discard: () =>
      runExclusive(async () => {
        await store.change((change) => discardOwners(change, [owner(), anonymous]))
        await notify({ type: 'discarded', flow: '' })
      }),
  }
}

/** Where that fails, what a page could not save is lost with it. */
export function prepareCarry({ carryOver }: DraftsParts, owner: string): void {
  void carryOver?.prepare(owner).catch(() => undefined)
}
