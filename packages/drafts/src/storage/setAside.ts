import type { DraftRow, EntryRow } from './rows.ts'
import type { Change } from './store.ts'

/** Moves a row that cannot be read out of the way, where it stays until it expires. */
export async function setAside(
  change: Change,
  table: 'drafts' | 'outbox',
  row: DraftRow | EntryRow,
  now: number,
): Promise<void> {
  await change.put('quarantine', { ...row, setAsideAt: new Date(now).toISOString() }, row.id)
  await change.delete(table, row.id)
}
