import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Drizzle on either engine; a transaction has the same methods. */
export type Queries = PgDatabase<PgQueryResultHKT>

export interface Database {
  engine: 'pglite' | 'postgres'
  queries: Queries
  /** Checks whether a statement succeeds now. */
  isReachable: () => Promise<boolean>
  close: () => Promise<void>
}
