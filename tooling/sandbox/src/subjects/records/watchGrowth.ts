import { type SQL, sql, sum } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/Database.ts'
import { DAY_MS } from '../../database/retentionRule.ts'
import { FILE_TABLES } from './fileTables.ts'

const MB = 1024 * 1024
/** The growth in 24 hours that is told; a busy broker with some hundred files a day stays below. */
const GROWTH_ALERT_MB = 1024

const SIZE: SQL = sql`select pg_database_size(current_database())::text as bytes`

/** Returns the bytes of the database, and of the stored files that its rows name. */
export async function storedBytes(queries: Queries): Promise<number> {
  const { rows } = (await queries.execute(SIZE)) as { rows: { bytes: string }[] }
  let bytes = Number(rows[0]?.bytes ?? 0)
  for (const { table } of FILE_TABLES) {
    const [files] = await queries.select({ bytes: sum(table.size) }).from(table as PgTable)
    bytes += Number(files?.bytes ?? 0)
  }
  return bytes
}

/** The growth and the total, in whole megabytes. */
export interface Growth {
  grownMb: number
  totalMb: number
}

/**
 * Compares measurements of the last 24 hours.
 * @returns a function that takes one and returns the growth since the least of them, once a day at most, or null while it
 * is below the limit
 */
export function watchGrowth(alertMb = GROWTH_ALERT_MB): (bytes: number, at: Date) => Growth | null {
  let measured: { bytes: number; at: number }[] = []
  let reportedAt = Number.NEGATIVE_INFINITY
  return (bytes, now) => {
    const at = now.getTime()
    measured = [...measured.filter((one) => at - one.at <= DAY_MS), { bytes, at }]
    const grown = bytes - Math.min(...measured.map((one) => one.bytes))
    if (grown < alertMb * MB || at - reportedAt < DAY_MS) return null
    reportedAt = at
    return { grownMb: Math.floor(grown / MB), totalMb: Math.floor(bytes / MB) }
  }
}
