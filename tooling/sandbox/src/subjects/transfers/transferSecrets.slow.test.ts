import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Queries } from '../../database/Database.ts'
import { MIGRATIONS } from '../../database/migrations.ts'
import { type Sandbox, startSandbox } from '../../startSandbox.ts'
import { APPLICATION_DAY, newTracking, partialTransferBody } from '../../testing/bodies.ts'
import { DATA_KEY } from '../../testing/dataKey.ts'
import { emptyDatabase } from '../../testing/engines.ts'
import { jpeg } from '../../testing/files.ts'
import { makeApi } from '../../testing/makeApi.ts'
import { bearer } from '../../testing/useApplications.ts'
import { newSecret, next, type Saved, TRANSFER_PATH } from '../../testing/useTransfers.ts'
import { type DatabaseLocation, openDatabase } from '../records/openDatabase.ts'
import { transfers } from '../submissions/transferTables.ts'

const ada = bearer('ada')

let database: DatabaseLocation
let remove = () => {}
let running: Sandbox | null = null
beforeEach(async () => {
  const empty = await emptyDatabase('pglite')
  database = empty.database
  remove = empty.remove
})
afterEach(async () => {
  await running?.close()
  running = null
  remove()
})

async function start() {
  const verifyToken = async (token: string) =>
    token === 'ada' ? { subject: token, email: 'ada@example.com' } : null
  const sandbox = await startSandbox({ database, dataKey: DATA_KEY, verifyToken, now: () => APPLICATION_DAY })
  running = sandbox
  const api = makeApi(sandbox.url)
  const fileAt = (draft: string) => `${sandbox.url}${TRANSFER_PATH}/${draft}/files/1`
  return {
    ...api,
    save: (body: unknown, headers = {}) => api.post(TRANSFER_PATH, body, headers),
    saved: async (body: unknown, headers = {}) =>
      (await api.post(TRANSFER_PATH, body, headers)).json as Saved,
    sendFile: async (draft: string, secret: string) => {
      const headers = { ...bearer(secret), 'content-type': 'image/jpeg' }
      return (await fetch(fileAt(draft), { method: 'PUT', headers, body: new Uint8Array(jpeg()) })).status
    },
    statusOfFile: async (draft: string, headers = {}) => (await fetch(fileAt(draft), { headers })).status,
  }
}

/** Stops the backend and opens its database, like an attacker with a backup. */
async function inDatabase<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
  await running?.close()
  running = null
  const opened = await openDatabase(database)
  const result = await work(opened.queries)
  await opened.close()
  return result
}

// Takes over 5 s: two backends, one after the other, on a copy of a PGlite database; so does each test here.
test('T14 what is stored of a visitor’s secret opens nothing, whoever sends it', async () => {
  const { secret, secretHash } = newSecret()
  const body = partialTransferBody({ secretHash })
  const { draft } = body.tracking
  const first = await start()
  const { policyIds = [] } = await first.saved(body)
  expect(await first.sendFile(draft, secret)).toBe(200)

  const rows = await inDatabase((queries) => queries.select().from(transfers))
  const stored = rows[0]?.secretHash ?? ''
  expect(stored).toMatch(/^[\w-]{43}$/)

  const api = await start()
  const taken = next(body, { secretHash: stored, tracking: newTracking() })
  const withIds = taken.policiesList.map((policy, index) => ({
    ...policy,
    policyId: policyIds[index] ?? null,
  }))
  for (const headers of [ada, {}]) {
    expect((await api.save({ ...taken, policiesList: withIds }, headers)).status).toBe(422)
    expect((await api.save(next(body, { secretHash: stored }), headers)).json).toMatchObject({
      status: 409,
      errors: [{ field: 'tracking.draft', code: 'owned' }],
    })
  }
  const own = await api.saved(taken, ada)
  expect(own.policyIds?.filter((id) => policyIds.includes(id))).toEqual([])
  for (const headers of [ada, bearer(stored), bearer(secretHash)])
    expect(await api.statusOfFile(draft, headers)).toBe(404)
  expect(await api.statusOfFile(draft, bearer(secret))).toBe(200)
  expect((await api.saved(next(body))).policyIds).toEqual(policyIds)
})

test('a draft of an earlier release, which has the hash itself, goes on and opens after the migration', async () => {
  const visitors = newSecret()
  const body = partialTransferBody({ secretHash: visitors.secretHash })
  const adas = partialTransferBody({ secretHash: newSecret().secretHash })
  const first = await start()
  const { policyIds } = await first.saved(body)
  const { policyIds: idsOfAda } = await first.saved(adas, ada)
  expect(await first.sendFile(body.tracking.draft, visitors.secret)).toBe(200)

  const file = readdirSync(MIGRATIONS).find((name) => name.endsWith('_transfer_secrets.sql')) ?? ''
  const statements = readFileSync(join(MIGRATIONS, file), 'utf8').split('--> statement-breakpoint')
  await inDatabase(async (queries) => {
    const store = (draft: string, secretHash: string) =>
      queries.update(transfers).set({ secretHash }).where(eq(transfers.draft, draft))
    await store(body.tracking.draft, visitors.secretHash)
    await store(adas.tracking.draft, `customer:${adas.secretHash}`)
    for (const statement of statements) await queries.execute(sql.raw(statement))
  })

  const api = await start()
  const otherDevice = { tracking: newTracking({ draft: newTracking().id }) }
  expect((await api.saved(next(body))).policyIds).toEqual(policyIds)
  expect((await api.saved(next(body, otherDevice))).policyIds).toEqual(policyIds)
  expect(await api.statusOfFile(body.tracking.draft, bearer(visitors.secret))).toBe(200)
  const otherDeviceOfAda = { tracking: newTracking({ draft: newTracking().id }) }
  expect((await api.saved(next(adas, otherDeviceOfAda), ada)).policyIds).toEqual(idsOfAda)
})

test('L2 a draft with the id of a transfer is refused, and one of before hides the transfer from nobody', async () => {
  const visitors = newSecret()
  const body = partialTransferBody({ secretHash: visitors.secretHash })
  const first = await start()
  const { id } = await first.saved(body)
  expect(await first.sendFile(body.tracking.draft, visitors.secret)).toBe(200)
  for (const draft of [id, id.toUpperCase()]) {
    const named = partialTransferBody({
      secretHash: newSecret().secretHash,
      tracking: newTracking({ draft }),
    })
    expect((await first.save(named, ada)).json).toMatchObject({
      status: 409,
      errors: [{ field: 'tracking.draft', code: 'owned' }],
    })
  }
  const adas = await first.saved(partialTransferBody(), ada)
  await inDatabase(async (queries) => {
    await queries.update(transfers).set({ draft: id, draftKey: id }).where(eq(transfers.id, adas.id))
    // A row that is written again lies behind the other, as after the second signature.
    await queries.update(transfers).set({ status: 'partial' }).where(eq(transfers.id, id))
  })
  const second = await start()
  expect(await second.statusOfFile(id, bearer(visitors.secret))).toBe(200)
  expect(await second.statusOfFile(id, ada)).toBe(404)
})
