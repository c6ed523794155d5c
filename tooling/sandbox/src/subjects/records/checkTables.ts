import { sql } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { TABLES } from './allTables.ts'

/** Reads a row of every table, so that a damaged or foreign database is found at start and not by a customer. */
export async function checkTables(queries: Queries): Promise<void> {
  for (const [name, table] of Object.entries(TABLES))
    try {
      await queries.select({ one: sql`1` }).from(table).limit(1)
    } catch (cause) {
      throw new Error(`The database cannot be used: the table ${name} cannot be read`, { cause })
    }
}
