import { sql } from 'drizzle-orm'
import type { Queries } from './Database.ts'

/** Until the transaction ends, no other one with one of these names runs beside it. Sorted, so that no two wait in a circle. */
export async function lockForTransaction(queries: Queries, ...names: string[]): Promise<void> {
  for (const name of names.toSorted())
    await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
