import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../database/Database.ts'
import { OPERATION_ENGINES } from '../../testing/engines.ts'
import { openEmpty } from '../../testing/openEmpty.ts'
import { CUSTOMER_BYTES, NETWORK_BYTES, reserveBytes, VISITOR_BYTES } from './dailyBytes.ts'

const MB = 1024 * 1024
const REFUSED = { status: 429, errors: [{ field: '', code: 'rate-limit' }] }

test('a visitor’s network has 200 MB a day, a customer 500 MB, and customers of a network 2,000 MB', () => {
  expect([VISITOR_BYTES, CUSTOMER_BYTES, NETWORK_BYTES]).toEqual([209_715_200, 524_288_000, 2_097_152_000])
})

describe.each(OPERATION_ENGINES)('T24 bytes of files in a day on %s', (engine) => {
  let database: Database
  let now = new Date('2026-11-23T01:00:00Z')
  beforeAll(async () => {
    database = await openEmpty(engine)
  })
  afterAll(() => database.close())

  const reserve = (sender: { network: string | null; subject?: string }, megabytes: number) =>
    reserveBytes({ database, now: () => now }, { subject: null, ...sender }, megabytes * MB)
  let last = 0
  const newNetwork = () => `203.0.113.${++last}`

  test('of a visitor are those of the network, until the day is over', async () => {
    const network = newNetwork()
    for (let count = 0; count < 20; count++) await reserve({ network }, 10)
    await expect(reserve({ network }, 1 / 1024)).rejects.toMatchObject({
      ...REFUSED,
      retryAfterSeconds: 86_400,
    })
    await reserve({ network: newNetwork() }, 200)
    now = new Date(now.getTime() + 86_399_000)
    await expect(reserve({ network }, 10)).rejects.toMatchObject({ ...REFUSED, retryAfterSeconds: 1 })
    now = new Date(now.getTime() + 1_000)
    await reserve({ network }, 200)
  })

  test('of a file that did not come are given back, once, and a refused one takes none', async () => {
    const network = newNetwork()
    await reserve({ network }, 150)
    const giveBack = await reserve({ network }, 50)
    await expect(reserve({ network }, 10)).rejects.toMatchObject(REFUSED)
    await giveBack()
    await giveBack()
    await expect(reserve({ network }, 51)).rejects.toMatchObject(REFUSED)
    await reserve({ network }, 50)
  })

  test('of many at once are no more than those of one after the other', async () => {
    const network = newNetwork()
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => reserve({ network }, 10)))
    const stored = outcomes.filter(({ status }) => status === 'fulfilled').length
    // One that is refused holds its bytes for a moment, so a few others may be refused with it.
    expect(stored).toBeLessThanOrEqual(20)
    expect(stored).toBeGreaterThan(0)
  })

  test('of a customer are their own, wherever they are, and do not take a visitor’s', async () => {
    const [network, subject] = [newNetwork(), randomUUID()]
    await reserve({ network, subject }, 300)
    await reserve({ network: newNetwork(), subject }, 200)
    await expect(reserve({ network: newNetwork(), subject }, 1)).rejects.toMatchObject(REFUSED)
    await reserve({ network }, 200)
    await reserve({ network, subject: randomUUID() }, 500)
  })

  test('of many accounts of one network have an end too', async () => {
    const network = newNetwork()
    for (let count = 0; count < 4; count++) await reserve({ network, subject: randomUUID() }, 500)
    await expect(reserve({ network, subject: randomUUID() }, 1)).rejects.toMatchObject(REFUSED)
  })

  test('of an IPv6 /48 are sixteen times those of one /64', async () => {
    const networks = Array.from({ length: 20 }, (_, index) => `2001:db8:7:${(index * 256).toString(16)}::/64`)
    const outcomes = await Promise.allSettled(networks.map((network) => reserve({ network }, 200)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(16)
    await expect(reserve({ network: '2001:db8:7:0::/64' }, 1)).rejects.toMatchObject(REFUSED)
  })

  test('of this machine are not counted where tests come from it', async () => {
    await reserve({ network: null }, 10_000)
  })
})
