import { sql } from 'drizzle-orm'
import type { Queries } from '../database/Database.ts'

/** Returns every column of every row of every table as text, as a person with a copy of the database sees it. */
export async function dumpDatabase(queries: Queries): Promise<Map<string, string>> {
  const tables = await rowsOf(
    queries,
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_schema in ('public', 'drizzle') and table_type = 'BASE TABLE'`,
  )
  const dump = new Map<string, string>()
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(String(schema))}.${sql.identifier(String(name))}`
    const rows = await rowsOf(queries, sql`select row_to_json(one)::text as row from ${table} one`)
    dump.set(String(name), rows.map(({ row }) => String(row)).join('\n'))
  }
  return dump
}

/** Both engines answer with `rows`; only their types differ. */
async function rowsOf(queries: Queries, statement: ReturnType<typeof sql>) {
  return ((await queries.execute(statement)) as unknown as { rows: Record<string, unknown>[] }).rows
}
