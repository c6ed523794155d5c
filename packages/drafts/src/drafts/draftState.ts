import type { DraftState, StorageKind } from '../api/drafts.ts'
import { canSend, isSound } from '../outbox/entryRules.ts'
import { draftRowId, type EntryRow } from '../storage/rows.ts'
import type { Store } from '../storage/store.ts'

/** Returns the current state of the owner's draft of a flow. */
export async function draftState(
  store: Store & {
    readonly place: StorageKind
    readonly sharedComputer: boolean
    readonly outdated: boolean
  },
  owner: string,
  flow: string,
): Promise<DraftState> {
  const { draft, entries } = await store.change(async (change) => ({
    draft: await change.get('drafts', draftRowId(owner, flow)),
    entries: await change.all('outbox'),
  }))
  const own = entries
    .filter((entry) => entry.flow === flow && canSend(entry, owner) && isSound(entry))
    .sort((one, other) => one.rev - other.rev)
  const last = own.at(-1)
  return {
    place: store.place,
    sharedComputer: store.sharedComputer,
    outdated: store.outdated,
    rev: draft?.rev ?? 0,
    sending: last ? sendingOf(own, last) : resolvedState(draft?.queued ?? 0, draft?.confirmed?.rev ?? 0),
    entry: last
      ? {
          id: last.id,
          kind: last.kind,
          rev: last.rev,
          attempts: last.attempts,
          // One that waits behind another is not tried before it.
          nextAt: new Date(
            Math.max(...own.flatMap(({ nextAt, notBefore }) => [nextAt, notBefore])),
          ).toISOString(),
          problems: last.problems,
        }
      : null,
  }
}

function sendingOf(entries: readonly EntryRow[], { state }: EntryRow): DraftState['sending'] {
  return state === 'in-flight' || entries.some((entry) => entry.state === 'in-flight') ? 'sending' : state
}

function resolvedState(queued: number, confirmed: number): DraftState['sending'] {
  if (queued > confirmed) return 'lost'
  return confirmed > 0 ? 'sent' : 'none'
}
