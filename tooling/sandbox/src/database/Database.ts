import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** Drizzle over either engine; a transaction has the same methods. */
export type Queries = PgDatabase<PgQueryResultHKT, typeof schema>

export interface Database {
  engine: 'pglite' | 'postgres'
  queries: Queries
  /** Whether a statement succeeds now. */
  isReachable: () => Promise<boolean>
  close: () => Promise<void>
}
