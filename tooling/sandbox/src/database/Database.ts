import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'

/** Drizzle on either engine; a transaction has the same methods. */
export type Queries = PgDatabase<PgQueryResultHKT>

export interface Database {
  engine: 'pglite' | 'postgres'
  queries: Queries
  /** Connections for counts of requests, which processes share; null for the embedded engine. */
  counting: Pool | null
  /** Checks whether a statement succeeds now. */
  isReachable: () => Promise<boolean>
  close: () => Promise<void>
}

/** Throws for a database that the backend cannot use. */
export type CheckDatabase = (queries: Queries) => Promise<void>
