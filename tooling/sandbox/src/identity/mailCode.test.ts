import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/Database.ts'
import type { Mail } from '../mail/Mail.ts'
import { OPERATION_ENGINE } from '../testing/engines.ts'
import { openEmpty } from '../testing/openEmpty.ts'
import type { IdentityServices } from './IdentityServices.ts'
import { limitCodes, mailCode } from './mailCode.ts'

const HOUR_MS = 3_600_000

let database: Database
beforeAll(async () => {
  database = await openEmpty(OPERATION_ENGINE)
})
afterAll(() => database.close())

test.each([
  ['who is logged in', undefined, [5, 5, 5]],
  ['on a network that is not known', 'elsewhere', [5, 5, 0]],
])('T16 a person %s is mailed so many codes an hour', async (_, from, expected) => {
  const name = { purpose: 'attribute', of: randomUUID(), ...(from && { from }) } as const
  const counts: number[] = []
  for (const hour of expected.keys()) {
    const now = () => new Date(Date.parse('2026-11-23T01:00:00Z') + hour * HOUR_MS)
    const tries = Array.from({ length: 7 }, () => limitCodes({ database, now }, name))
    const outcomes = await Promise.allSettled(tries)
    counts.push(outcomes.filter(({ status }) => status === 'fulfilled').length)
  }
  expect(counts).toEqual(expected)
})

test('L4 nobody’s code is made, worded and signed as somebody’s, and enqueued for nobody', async () => {
  const enqueued: { way: string; mail: Mail }[] = []
  let dispatched = 0
  const enqueue = (way: string) => async (_: unknown, mail: Mail) => {
    enqueued.push({ way, mail })
  }
  const services = {
    database,
    faults: { of: () => ({}) },
    mailOutbox: {
      enqueue: enqueue('sent'),
      enqueueForNobody: enqueue('nobody'),
      dispatch: () => {
        dispatched += 1
      },
    },
    sites: new Map([['wattlebird', 'https://wattlebird.example']]),
    pool: { codeSecret: Buffer.alloc(32) },
    now: () => new Date(),
  } as unknown as IdentityServices
  const mailTo = (of: string, hasReceiver: boolean) =>
    mailCode(services, { purpose: 'reset', of, from: 'here' }, of, {
      hasReceiver,
      accountName: hasReceiver ? 'wattlebird' : undefined,
    })
  await mailTo('robin@example.com', true)
  await mailTo('norma@example.com', false)
  expect(enqueued.map(({ way }) => way)).toEqual(['sent', 'nobody'])
  const [somebodys, nobodys] = enqueued.map(({ mail }) => mail.html.replace(/\d{6}/, 'CODE'))
  expect(nobodys).toBe(somebodys)
  expect(dispatched).toBe(2)
})
