import { sql } from 'drizzle-orm'
import type { Database } from '../database/Database.ts'

/** How many of a PostgreSQL server's connections to this database wait for a lock. */
export async function countWaiting({ queries }: Pick<Database, 'queries'>): Promise<number | undefined> {
  const { rows } = (await queries.execute(
    sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )) as unknown as { rows: { count: number }[] }
  return rows[0]?.count
}
