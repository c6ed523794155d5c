import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { policies } from '../../database/schema.ts'
import { type Sandbox, startSandbox } from '../../startSandbox.ts'
import { DATA_KEY } from '../../testing/dataKey.ts'
import { addressOf, documentOperations, exampleBody } from '../../testing/documentOperations.ts'
import { emptyDatabase } from '../../testing/engines.ts'
import { bearer, makePersonIn } from '../../testing/identity.ts'
import { makeApi } from '../../testing/makeApi.ts'
import { givePolicies, lifePolicy } from '../../testing/policies.ts'

/** In cents, as dollars, and a name that only those columns have. */
const CANARY = /98765432|987654\.32|987,654\.32|12345679|123456\.79|123,456\.79|commission/i
const commission = { upFrontCents: 98_765_432, ongoingCents: 12_345_679 }
const personal = lifePolicy({ name: 'CANARY-77', policyholder1: 'Robin Canaryname' })

let log = ''
let sandbox: Sandbox
let remove: () => void
let folder: string
beforeAll(async () => {
  const empty = await emptyDatabase('pglite')
  if (!('folder' in empty.database)) throw new Error('No folder')
  ;({ remove } = empty)
  ;({ folder } = empty.database)
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk
      done()
    },
  })
  sandbox = await startSandbox({
    database: empty.database,
    dataKey: DATA_KEY,
    controls: true,
    log: stream,
    insurerTimeoutMs: 200,
    pool: { passwordCost: { N: 2, r: 8, p: 1 } },
  })
})
afterAll(() => remove())

test('T26: no operation or log shows commission, and nothing personal of a policy lies in clear', async () => {
  const api = makeApi(sandbox.url)
  const person = await makePersonIn(api)
  const [id = ''] = await givePolicies(api, person, [personal], commission)
  const [row] = await sandbox.database.queries.select().from(policies)
  expect(row).toMatchObject({ commissionUpFrontCents: 98_765_432, commissionOngoingCents: 12_345_679 })

  const shown: string[] = []
  const names = { id, policyId: id, n: '1', flow: 'application', email: person.email }
  for (const operation of documentOperations.filter(({ isOffered }) => isOffered)) {
    const { id: name, method, bodies } = operation
    const [type] = Object.keys(bodies)
    const body = exampleBody(operation)
    const text = JSON.stringify(body)?.replaceAll('p-1001', id)
    const answer = await fetch(sandbox.url + addressOf(operation, names), {
      method,
      ...(text !== undefined && { body: text }),
      headers: { ...bearer(person.token), ...(type && { 'content-type': type }) },
    })
    const all = `${JSON.stringify([...answer.headers])}${await answer.text()}`
    if (CANARY.test(all)) shown.push(name)
  }
  expect(shown).toEqual([])

  const own = await api.get('/api/v1/policies/PoliciesList', bearer(person.token))
  expect(own.text).toContain('CANARY-77')
  await sandbox.close()
  const files = readdirSync(dirname(folder), { recursive: true, withFileTypes: true })
  const bytes = Buffer.concat(
    files.filter((file) => file.isFile()).map((file) => readFileSync(join(file.parentPath, file.name))),
  ).toString('latin1')
  expect(bytes.includes(person.sub)).toBe(true)
  expect(/canary/i.test(bytes)).toBe(false)
  expect(log).toContain('/api/v1/policies/PoliciesList')
  expect(log).not.toMatch(CANARY)
  expect(log).not.toMatch(/canary/i)
})
