import { DrizzleQueryError, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { CheckDatabase, Database, Queries } from './Database.ts'
import { MIGRATIONS } from './migrations.ts'

const CONNECTIONS = 10
const COUNTING_CONNECTIONS = 4
const STATEMENT_TIMEOUT_MS = 5000
const CONNECT_TIMEOUT_MS = 2000
/** A start waits longer than a request: no client waits for it, and the machine may be busy with other starts. */
const START_TIMEOUT_MS = 30_000
/** A process that stalls inside a transaction must not hold its locks for ever. */
const IDLE_TRANSACTION_MS = 10_000
// Any number: two sandboxes that start together must not migrate at the same time.
const MIGRATION_LOCK = 4_207_311

/** Opens a database of a PostgreSQL server, and checks it once it is migrated. */
export async function openPostgres(connectionString: string, check: CheckDatabase): Promise<Database> {
  await migrateAlone(connectionString, check)
  const pool = openPool(connectionString, { max: CONNECTIONS })
  // A count may be lost in a crash, and its request must not wait for the disk, nor for others' statements.
  const counting = openPool(connectionString, {
    max: COUNTING_CONNECTIONS,
    options: '-c synchronous_commit=off',
  })
  const queries = drizzle(pool)
  queries.transaction = (run, config) =>
    withClient(pool, (client) => drizzle(client).transaction(run, config))
  await untilConnected(queries)
  return {
    engine: 'postgres',
    queries,
    counting,
    isReachable: () =>
      queries.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    close: async () => {
      await Promise.all([pool.end(), counting.end()])
    },
  }
}

function openPool(connectionString: string, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...config,
  })
  // A broken connection is replaced on next use; without a listener its error would end the process. The pool's
  // own listener covers idle connections only, and one that waits inside a transaction is not idle.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Opens the pool's first connection. Retries only timeouts; any other error is thrown at once. */
async function untilConnected(queries: Queries): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS
  for (;;) {
    try {
      await queries.execute(sql`select 1`)
      return
    } catch (error) {
      const { cause } = error instanceof DrizzleQueryError ? error : { cause: error }
      const isSlow = cause instanceof Error && /timeout/i.test(cause.message)
      if (!isSlow || Date.now() > end) throw error
    }
  }
}

/**
 * Lends a connection. Drizzle's own loan never ends if `begin` fails: ten of them would use up the pool. After a
 * failed statement the connection is closed, because a statement may still be running on it.
 */
async function withClient<Result>(pool: pg.Pool, use: (client: pg.PoolClient) => Promise<Result>) {
  const client = await pool.connect()
  let mustDiscard = false
  try {
    return await use(client)
  } catch (error) {
    mustDiscard = error instanceof DrizzleQueryError
    throw error
  } finally {
    client.release(mustDiscard)
  }
}

async function migrateAlone(connectionString: string, check: CheckDatabase): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: START_TIMEOUT_MS })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS })
    await check(drizzle(client))
  } finally {
    await client.end()
  }
}
