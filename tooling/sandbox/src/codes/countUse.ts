import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Queries } from '../database/Database.ts'
import { sha256 } from './sha256.ts'
import { useCounts } from './tables.ts'

/** Counts one use of a name within a window that starts with its first use. Returns the count. */
export async function countUse(queries: Queries, name: string, windowMs: number, now: Date): Promise<number> {
  const endsAt = new Date(now.getTime() + windowMs)
  const isOver = lte(useCounts.endsAt, now)
  const [row] = await queries
    .insert(useCounts)
    .values({ key: sha256(name), uses: 1, endsAt })
    .onConflictDoUpdate({
      target: useCounts.key,
      set: {
        uses: sql`case when ${isOver} then 1 else ${useCounts.uses} + 1 end`,
        endsAt: sql`case when ${isOver} then ${endsAt.toISOString()}::timestamptz else ${useCounts.endsAt} end`,
      },
    })
    .returning({ uses: useCounts.uses })
  return row?.uses ?? 1
}

/** Takes one use of a name back. */
export async function uncountUse(queries: Queries, name: string): Promise<void> {
  await queries
    .update(useCounts)
    .set({ uses: sql`${useCounts.uses} - 1` })
    .where(and(eq(useCounts.key, sha256(name)), gt(useCounts.uses, 0)))
}

/** Checks whether the window of a name is still open. */
export async function isInUse(queries: Queries, name: string, now: Date): Promise<boolean> {
  const isOpen = and(eq(useCounts.key, sha256(name)), gt(useCounts.endsAt, now))
  return (await queries.$count(useCounts, isOpen)) > 0
}

/** Deletes the count of a name. */
export async function resetUses(queries: Queries, name: string): Promise<void> {
  await queries.delete(useCounts).where(eq(useCounts.key, sha256(name)))
}
