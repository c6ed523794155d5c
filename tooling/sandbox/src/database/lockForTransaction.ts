import { sql } from 'drizzle-orm'
import type { Queries } from './Database.ts'

/** Locks the names until the transaction ends. Sorted, so that two transactions cannot deadlock. */
export async function lockForTransaction(queries: Queries, ...names: string[]): Promise<void> {
  for (const name of names.toSorted())
    await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
