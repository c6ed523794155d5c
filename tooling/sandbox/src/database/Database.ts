import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Drizzle over either engine; a transaction has the same methods. */
export type Queries = PgDatabase<PgQueryResultHKT>

export interface Database {
  engine: 'pglite' | 'postgres'
  queries: Queries
  /** Whether a statement succeeds now. */
  isReachable: () => Promise<boolean>
  close: () => Promise<void>
}
