import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../database/Database.ts'
import { openDatabase } from '../subjects/records/openDatabase.ts'
import { purgeExpired } from '../subjects/records/purgeExpired.ts'
import { ENGINES, emptyDatabase, HAS_SERVER } from '../testing/engines.ts'
import { makeLimiters } from './makeLimiters.ts'
import { makeNetworkLimit } from './makeNetworkLimit.ts'

const RATE = { requests: 2, seconds: 60 }
const NOW = Date.parse('2026-11-23T00:00:00Z')
const NETWORK = '203.0.113.9'

describe.each(ENGINES)('T24 requests of a network on %s', (engine) => {
  let database: Database
  let remove = () => {}
  beforeAll(async () => {
    const empty = await emptyDatabase(engine)
    remove = empty.remove
    database = await openDatabase(empty.database)
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  })
  afterAll(async () => {
    vi.useRealTimers()
    await database.close()
    remove()
  })
  const limitOf = (name: string) => makeNetworkLimit(makeLimiters(database.counting), name, RATE)

  test('are refused beyond the rate, with the seconds that are left', async () => {
    vi.setSystemTime(NOW)
    const limit = limitOf('seconds')
    expect([await limit(NETWORK), await limit(NETWORK), await limit('203.0.113.10')]).toEqual([0, 0, 0])
    vi.setSystemTime(NOW + 19_500)
    expect([await limit(NETWORK), await limit('203.0.113.10')]).toEqual([41, 0])
  })

  test.each([60, 61, 600])('count from zero in a window that begins after %i seconds', async (seconds) => {
    vi.setSystemTime(NOW)
    const limit = limitOf(`window ${seconds}`)
    for (let count = 0; count < 3; count += 1) await limit(NETWORK)
    vi.setSystemTime(NOW + seconds * 1000)
    expect([await limit(NETWORK), await limit(NETWORK), await limit(NETWORK)]).toEqual([0, 0, 60])
  })

  test('have a count for each name', async () => {
    vi.setSystemTime(NOW)
    const [one, other] = [limitOf('one'), limitOf('other')]
    for (let count = 0; count < 2; count += 1) await one(NETWORK)
    expect([await one(NETWORK), await other(NETWORK)]).toEqual([60, 0])
  })

  test(`are ${engine === 'postgres' ? 'counted by all processes together' : 'counted by this process'}`, async () => {
    vi.setSystemTime(NOW)
    const [here, there] = [limitOf('shared'), limitOf('shared')]
    expect([await here(NETWORK), await there(NETWORK), await here(NETWORK)]).toEqual([
      0,
      0,
      engine === 'postgres' ? 60 : 0,
    ])
  })
})

test.runIf(HAS_SERVER)('T24 counts name no network, and go an hour after they end', async () => {
  const { database: location, remove } = await emptyDatabase('postgres')
  const database = await openDatabase(location)
  await makeNetworkLimit(makeLimiters(database.counting), 'GET /', RATE)(NETWORK)
  const keys = async () => (await database.counting?.query('select key from rate_counts'))?.rows ?? []
  expect(await keys()).toEqual([{ key: expect.stringMatching(/^GET \/:[\w-]{43,64}$/) }])
  await purgeExpired(database.queries, new Date(Date.now() + 3_500_000))
  expect(await keys()).toHaveLength(1)
  await purgeExpired(database.queries, new Date(Date.now() + 3_700_000))
  expect(await keys()).toEqual([])
  await database.close()
  remove()
})

test('T24 a server that does not answer leaves each process its own count', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 1_000 })
  const limit = makeNetworkLimit(makeLimiters(pool), 'GET /', RATE)
  expect([await limit(NETWORK), await limit(NETWORK), await limit(NETWORK)]).toEqual([0, 0, 60])
  await pool.end()
})
