import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/Database.ts'
import { OPERATION_ENGINE } from '../testing/engines.ts'
import { openEmpty } from '../testing/openEmpty.ts'
import { limitCodes } from './mailCode.ts'

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
