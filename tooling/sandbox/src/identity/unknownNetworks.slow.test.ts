import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Database } from '../database/Database.ts'
import { openDatabase } from '../subjects/records/openDatabase.ts'
import { newEmail } from '../testing/identity.ts'
import { countFailure, countSuccess } from './lockOut.ts'

const HOUR_MS = 3_600_000
const start = new Date('2026-11-22T00:00:00Z')
const later = (ms: number) => new Date(start.getTime() + ms)
const parent = mkdtempSync(join(tmpdir(), 'coverkit-strangers-'))

let database: Database
beforeAll(async () => {
  const folder = join(parent, 'data')
  cpSync(inject('pgliteTemplate'), folder, { recursive: true })
  database = await openDatabase({ folder })
})
afterAll(async () => {
  await database.close()
  rmSync(parent, { recursive: true, force: true })
})

const isTried = async (email: string, from: string, now: Date) =>
  countFailure(database.queries, { email, from }, now).then(
    () => true,
    () => false,
  )

/** Makes four tries from each network, below the lock of one network. */
async function tryFromEverywhere(email: string): Promise<number> {
  let tried = 0
  for (let network = 0; network < 30; network++)
    for (let tries = 0; tries < 4; tries++) if (await isTried(email, `198.51.100.${network}`, start)) tried++
  return tried
}

describe('M6: the brake on all networks together', () => {
  test('leaves a hundred tries an hour to those that the person never signed in from', async () => {
    const email = newEmail()
    await countSuccess(database.queries, { email, from: 'home' }, start)
    expect(await tryFromEverywhere(email)).toBe(100)
    expect(await isTried(email, 'new place', later(1000))).toBe(false)
    expect(await isTried(email, 'home', later(1000))).toBe(true)
  })

  test('ends by time', async () => {
    const email = newEmail()
    await tryFromEverywhere(email)
    expect(await isTried(email, 'new place', later(HOUR_MS - 1))).toBe(false)
    expect(await isTried(email, 'new place', later(HOUR_MS))).toBe(true)
  })

  test('knows a network for 30 days', async () => {
    const email = newEmail()
    await countSuccess(database.queries, { email, from: 'home' }, later(-30 * 24 * HOUR_MS))
    await tryFromEverywhere(email)
    expect(await isTried(email, 'home', later(1000))).toBe(false)
  })
})

test('M6: the lock of one network doubles, and its count ends an hour after it began', async () => {
  const email = newEmail()
  const lockedFor: number[] = []
  let now = 0
  for (let failures = 0; failures < 10; failures++) {
    const begun = now
    while (!(await isTried(email, 'one', later(now)))) now += 1000
    lockedFor.push((now - begun) / 1000)
  }
  expect(lockedFor).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16])
  const free: boolean[] = []
  for (let tries = 0; tries < 5; tries++) free.push(await isTried(email, 'one', later(HOUR_MS)))
  expect(free).toEqual([true, true, true, true, true])
})

test('M6: a try while a network is locked begins no new count', async () => {
  const email = newEmail()
  await isTried(email, 'one', start)
  // Each lock doubles, so that the last one ends after the hour of the count.
  for (let now = HOUR_MS - 128_000; now < HOUR_MS; now += 1000) await isTried(email, 'one', later(now))
  expect(await isTried(email, 'one', later(HOUR_MS + 1000))).toBe(false)
  const free: boolean[] = []
  for (let tries = 0; tries < 5; tries++) free.push(await isTried(email, 'one', later(HOUR_MS + 200_000)))
  expect(free).toEqual([true, true, true, true, true])
})

test('M6: of twenty tries at once five are judged', async () => {
  const email = newEmail()
  const tries = Array.from({ length: 20 }, () => isTried(email, 'one', start))
  expect((await Promise.all(tries)).filter(Boolean).length).toBeLessThanOrEqual(6)
})
