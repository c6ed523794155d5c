import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/Database.ts'
import { OPERATION_ENGINE } from '../testing/engines.ts'
import { openEmpty } from '../testing/openEmpty.ts'
import { isProved, mayTryProof, proveSession } from './proof.ts'

const now = new Date('2026-11-23T01:00:00Z')
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)

let database: Database
beforeAll(async () => {
  database = await openEmpty(OPERATION_ENGINE)
})
afterAll(() => database.close())

test.each([
  ['just now', now, true],
  ['five minutes ago', before(300_000), true],
  ['before that', before(300_001), false],
  ['at no time that the token has', undefined, false],
])('a sign-in %s counts as proof for five minutes', async (_, signedInAt, expected) => {
  expect(await isProved(database.queries, { id: randomUUID(), signedInAt }, now)).toBe(expected)
})

test('a checked code proves its session for five minutes from then on, and no other session', async () => {
  const [one, other] = [randomUUID(), randomUUID()]
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds)
  const isProvedAt = (id: string, at: Date) => isProved(database.queries, { id, signedInAt: undefined }, at)
  await proveSession(database.queries, one, now)
  expect(await isProvedAt(one, after(299_999))).toBe(true)
  expect(await isProvedAt(one, after(300_000))).toBe(false)
  expect(await isProvedAt(other, now)).toBe(false)
  await proveSession(database.queries, one, after(200_000))
  expect(await isProvedAt(one, after(499_999))).toBe(true)
})

test('a customer tries ten codes an hour as proof, each their own', async () => {
  const [one, other] = [randomUUID(), randomUUID()]
  for (let tries = 0; tries < 10; tries++) expect(await mayTryProof(database.queries, one, now)).toBe(true)
  expect(await mayTryProof(database.queries, one, now)).toBe(false)
  expect(await mayTryProof(database.queries, other, now)).toBe(true)
})
