import type { EntryRow } from '../storage/rows.ts'
import type { Change } from '../storage/store.ts'
import { isFree } from './entryRules.ts'

/**
 * Adds an entry in the transaction that stores its draft. The entry replaces the draft's unsent, free save and
 * every refused entry. A submit that is not answered yet stays.
 *
 * @param standing the id of an equal submit, which is used in place of this entry while it is not answered
 * @returns the id of the entry that now represents the request
 */
export async function enqueue(change: Change, entry: EntryRow, standing?: string): Promise<string> {
  const all = await change.all('outbox')
  const others = all.filter(({ draftId }) => draftId === entry.draftId)
  const isStanding = others.some(({ id, state }) => id === standing && state !== 'attention')
  if (standing !== undefined && isStanding) return standing
  for (const other of others) {
    if (isReplaceable(other)) await change.delete('outbox', other.id)
  }
  const paused = all.some(({ owner, state }) => owner === entry.owner && state === 'paused')
  await change.put('outbox', paused ? { ...entry, state: 'paused' } : entry, entry.id)
  return entry.id
}

function isReplaceable(entry: EntryRow): boolean {
  return entry.state === 'attention' || (entry.kind === 'save' && isFree(entry))
}
