import { type AddressInfo, connect, createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openDatabase } from '../subjects/records/openDatabase.ts'
import { emptyDatabase, HAS_SERVER } from '../testing/engines.ts'

test.runIf(HAS_SERVER)(
  'F49 a connection that breaks between two statements of a transaction does not end the process',
  async () => {
    const { database: location } = await emptyDatabase('postgres')
    if (!('url' in location)) throw new Error('No server')
    const uncaught: unknown[] = []
    const note = (error: unknown) => uncaught.push(error)
    process.on('uncaughtException', note)
    const { queries, close } = await openDatabase(location)
    const admin = new pg.Client({ connectionString: location.url })
    await admin.connect()
    const broken = queries.transaction(async (transaction) => {
      const own = await transaction.execute(sql`select pg_backend_pid() as pid`)
      const { pid } = (own as unknown as { rows: { pid: number }[] }).rows[0] ?? {}
      await admin.query('select pg_terminate_backend($1)', [pid])
      const running = 'select count(*)::int as count from pg_stat_activity where pid = $1'
      await expect.poll(async () => (await admin.query(running, [pid])).rows[0].count).toBe(0)
      await transaction.execute(sql`select 1`)
    })
    await expect(broken).rejects.toThrow()
    await expect(queries.execute(sql`select 1`)).resolves.toBeDefined()
    process.off('uncaughtException', note)
    expect(uncaught).toEqual([])
    await admin.end()
    await close()
  },
)

test.runIf(HAS_SERVER)('F49 a transaction that can not begin gives its connection back', async () => {
  const { database: location } = await emptyDatabase('postgres')
  const { queries, close } = await openDatabase(location)
  const unknown = 'never' as 'serializable'
  for (let time = 0; time < 11; time++) {
    const begun = queries.transaction(async () => 'begun', { isolationLevel: unknown })
    await expect(begun).rejects.toThrow('begin')
  }
  await expect(queries.execute(sql`select 1`)).resolves.toBeDefined()
  await close()
})

const LATE_MS = 2_500

/** Returns an address of the server through which the first connections succeed late. */
async function lateConnections(url: string, count: number) {
  const { hostname, pathname } = new URL(url)
  let seen = 0
  const server = createServer((socket) => {
    seen += 1
    socket.on('error', () => {})
    setTimeout(
      () => {
        const upstream = connect(`${decodeURIComponent(hostname)}/.s.PGSQL.5432`)
        upstream.on('error', () => socket.destroy())
        socket.pipe(upstream).pipe(socket)
      },
      seen > count ? 0 : LATE_MS,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `postgres://postgres@127.0.0.1:${port}${pathname}`, close: () => server.close() }
}

test.runIf(HAS_SERVER)('a start waits for a server that is slow to connect', async () => {
  const { database: place } = await emptyDatabase('postgres')
  if (!('url' in place)) throw new Error('No server')
  // The migration's connection and the pool's first, which times out after two seconds and is retried.
  const late = await lateConnections(place.url, 2)
  const { queries, close } = await openDatabase({ url: late.url })
  await expect(queries.execute(sql`select 1`)).resolves.toBeDefined()
  await close()
  late.close()
})
