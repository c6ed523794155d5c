import type { DraftKind, LoadedDraft } from '../api/draftKind.ts'
import type { Drafts } from '../api/drafts.ts'
import type { OwnerKeys } from '../crypto/ownerKeys.ts'
import { canSend } from '../outbox/entryRules.ts'
import { draftRowId } from '../storage/rows.ts'
import { setAside } from '../storage/setAside.ts'
import { type Store, storedDraft } from '../storage/store.ts'
import { openDraft } from './draftReading.ts'
import { discardVersions, knownVersions, recordVersion } from './knownVersions.ts'
import { asJson, withValueAt } from './mergeAnswers.ts'
import { draftSaver } from './saveDraft.ts'

export interface DraftStorage extends Pick<Drafts, 'load' | 'save' | 'resolve' | 'remove'> {
  /** Forgets what this page saw; of that nothing can be saved any more. */
  clear(): void
}

/** Reads and writes the drafts of the present owner. Its calls have to come one after another. */
export function createDraftStorage(
  store: Store,
  keys: OwnerKeys,
  now: () => number,
  owner: () => string,
): DraftStorage {
  const known = knownVersions()
  const save = draftSaver(store, keys, now, owner, known)

  async function load<Answers>(kind: DraftKind<Answers>): Promise<LoadedDraft<Answers>> {
    const row = await storedDraft(store, draftRowId(owner(), kind.flow))
    if (!row) return { status: 'none' }
    // A damaged one may be anything, and some things cannot even be compared.
    if (typeof row.version === 'number' && row.version > kind.version)
      return { status: 'newer', version: row.version }
    const draft = await openDraft(keys, kind, row)
    if (draft) {
      recordVersion(known, row.owner, draft)
      return { status: 'found', draft }
    }
    await store.change((change) => setAside(change, 'drafts', row, now()))
    return { status: 'unreadable' }
  }

  return {
    load,
    save,
    async resolve(kind, choose) {
      const loaded = await load(kind)
      if (loaded.status !== 'found') return null
      const { attempt, answers, conflicts } = loaded.draft
      const resolved = conflicts
        .filter((conflict) => choose(conflict) === 'theirs')
        .reduce((value, { path, theirs }) => withValueAt(value, path, theirs), asJson(answers))
      recordVersion(known, owner(), { ...loaded.draft, conflicts: [] })
      return save(kind, attempt, kind.parse(resolved))
    },
    async remove(flow) {
      known.views.delete(flow)
      const ownerNow = owner()
      await store.change(async (change) => {
        await change.delete('drafts', draftRowId(ownerNow, flow))
        for (const entry of await change.all('outbox')) {
          if (entry.flow === flow && canSend(entry, ownerNow)) await change.delete('outbox', entry.id)
        }
      })
    },
    clear: () => discardVersions(known),
  }
}
