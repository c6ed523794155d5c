import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Queries } from '../database/Database.ts'
import { sha256 } from './sha256.ts'
import { useCounts } from './tables.ts'

/** The amount that a name has used within its window, and the end of that window. */
export interface Amount {
  used: number
  endsAt: Date
}

/** Adds an amount to that of a name within a window that starts with its first use. */
export async function addAmount(
  queries: Queries,
  name: string,
  amount: number,
  { windowMs, now }: { windowMs: number; now: Date },
): Promise<Amount> {
  const endsAt = new Date(now.getTime() + windowMs)
  const isOver = lte(useCounts.endsAt, now)
  const [row] = await queries
    .insert(useCounts)
    .values({ key: sha256(name), uses: amount, endsAt })
    .onConflictDoUpdate({
      target: useCounts.key,
      set: {
        uses: sql`case when ${isOver} then ${amount} else ${useCounts.uses} + ${amount} end`,
        endsAt: sql`case when ${isOver} then ${endsAt.toISOString()}::timestamptz else ${useCounts.endsAt} end`,
      },
    })
    .returning({ used: useCounts.uses, endsAt: useCounts.endsAt })
  return row ?? { used: amount, endsAt }
}

/** Gives back an amount that was not used after all. */
export async function giveBackAmount(
  queries: Queries,
  name: string,
  amount: number,
  now: Date,
): Promise<void> {
  const isOpen = and(eq(useCounts.key, sha256(name)), gt(useCounts.endsAt, now))
  await queries
    .update(useCounts)
    .set({ uses: sql`greatest(0, ${useCounts.uses} - ${amount})` })
    .where(isOpen)
}
