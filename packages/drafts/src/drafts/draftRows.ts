import type { DraftSummary, OfferedDraft, StorageKind } from '../api/drafts.ts'
import type { DraftRow } from '../storage/rows.ts'
import type { Store } from '../storage/store.ts'

export async function draftsOf(store: Store, owner: string): Promise<readonly DraftRow[]> {
  return (await store.change((change) => change.all('drafts'))).filter((row) => row.owner === owner)
}

export function summaryOf(
  place: StorageKind,
  { flow, savedAt, expiresAt, queued = 0, confirmed }: DraftRow,
): DraftSummary {
  return { flow, savedAt, expiresAt, place, unsent: queued > (confirmed?.rev ?? 0) }
}

/** The visitor's drafts, each with what it would replace of the owner's. */
export async function offeredDrafts(
  store: Store & { readonly place: StorageKind },
  visitor: string,
  owner: string,
): Promise<readonly OfferedDraft[]> {
  const own = await draftsOf(store, owner)
  return (await draftsOf(store, visitor)).map((row) => {
    const replaced = own.find(({ flow }) => flow === row.flow)
    return { ...summaryOf(store.place, row), replaces: replaced?.savedAt ?? null }
  })
}
