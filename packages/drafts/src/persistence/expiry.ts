import { keySetting } from '../crypto/ownerKeys.ts'
import type { Change, Store } from '../storage/store.ts'

const DAY_MS = 86_400_000
const TABLES = ['drafts', 'outbox', 'quarantine'] as const

/** When a draft saved at this time (milliseconds) expires: 7 days, or 30 for somebody signed in. ISO 8601. */
export function expiryOf(savedAt: number, owner: string): string {
  return new Date(savedAt + (owner.startsWith('user:') ? 30 : 7) * DAY_MS).toISOString()
}

/**
 * Deletes what has expired, and the keys of owners of whom nothing is left. A clock that jumped ahead deletes nothing:
 * the server's date decides, and without one everything stays.
 */
export async function purge(
  store: Store,
  now: number,
  serverDate: () => Promise<Date | null>,
): Promise<boolean> {
  const overdue = await store.change((change) => expired(change, now))
  if (overdue.length === 0) return false
  const at = (await serverDate().catch(() => null))?.getTime() ?? Number.NEGATIVE_INFINITY
  return store.change(async (change) => {
    const rows = await expired(change, Math.min(at, now))
    for (const { table, row } of rows) await change.delete(table, row.id)
    const left = new Set((await Promise.all(TABLES.map((table) => change.all(table)))).flat().map(ownerOf))
    for (const { row } of rows)
      if (!left.has(row.owner)) await change.delete('settings', keySetting(row.owner))
    return rows.length > 0
  })
}

const ownerOf = ({ owner }: { readonly owner: string }) => owner

async function expired(change: Change, at: number) {
  const tables = await Promise.all(
    TABLES.map(async (table) => (await change.all(table)).map((row) => ({ table, row }))),
  )
  return tables.flat().filter(({ row }) => Date.parse(row.expiresAt) <= at)
}
