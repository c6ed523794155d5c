import { keySetting } from '../crypto/ownerKeys.ts'
import { type OwnedRow, ownedRows, type Store } from '../storage/store.ts'

const DAY_MS = 86_400_000

/**
 * Returns when a draft saved at this time (milliseconds) expires, in ISO 8601: when its kind has it, while that is to come;
 * else after 7 days, or 30 for a signed-in user.
 */
export function expiryOf(savedAt: number, owner: string, retainedUntil: string | null = null): string {
  if (retainedUntil !== null && Date.parse(retainedUntil) > savedAt) return retainedUntil
  return new Date(savedAt + (owner.startsWith('user:') ? 30 : 7) * DAY_MS).toISOString()
}

/** The same for a draft that goes to another owner: days of the former owner are not the kind's. */
export function movedExpiry(
  row: Pick<OwnedRow['row'], 'owner' | 'expiresAt'>,
  savedAt: number,
  owner: string,
): string {
  const isOfKind = row.expiresAt !== expiryOf(savedAt, row.owner)
  return expiryOf(savedAt, owner, isOfKind ? row.expiresAt : null)
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
  if (!(await store.change(ownedRows)).some(isExpiredAt(now))) return false
  const at = (await serverDate().catch(() => null))?.getTime() ?? Number.NEGATIVE_INFINITY
  const isExpired = isExpiredAt(Math.min(at, now))
  return store.change(async (change) => {
    const rows = await ownedRows(change)
    const left = new Set(rows.filter((row) => !isExpired(row)).map(({ row }) => row.owner))
    const expired = rows.filter(isExpired)
    for (const { table, row } of expired) {
      await change.delete(table, row.id)
      if (!left.has(row.owner)) await change.delete('settings', keySetting(row.owner))
    }
    return expired.length > 0
  })
}

const isExpiredAt =
  (at: number) =>
  ({ row }: OwnedRow) =>
    Date.parse(row.expiresAt) <= at
