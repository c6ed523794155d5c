import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Writable } from 'node:stream'
import { changeCoverRequest, policyPreviewRequest } from '@coverkit/core/change-cover'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../../startSandbox.ts'
import { APPLICATION_DAY } from '../../testing/bodies.ts'
import { CHANGE_PATH, lifeChange, PREVIEW_PATH } from '../../testing/changes.ts'
import { claimBody } from '../../testing/claimBody.ts'
import { DATA_KEY } from '../../testing/dataKey.ts'
import { addressOf, documentOperations, exampleBody, headersOf } from '../../testing/documentOperations.ts'
import { emptyDatabase } from '../../testing/engines.ts'
import { bearer, makePersonIn } from '../../testing/identity.ts'
import { IDENTITY_PATH, identityBody } from '../../testing/identityBodies.ts'
import { makeApi } from '../../testing/makeApi.ts'
import { givePolicies, lifePolicy, POLICIES_PATH } from '../../testing/policies.ts'
import { readPdf } from '../../testing/readPdf.ts'
import { CLAIMS_PATH } from '../../testing/useClaims.ts'
import type { CreatedPerson } from '../customers/makePerson.ts'
import { policies } from './tables.ts'

/** The amounts in cents and in dollars, and a word that only those columns and three job titles have. */
const CANARY =
  /98765432|987654\.32|987,654\.32|12345679|123456\.79|123,456\.79|commission(?!ing (?:engineer|manager|editor))/i
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
    now: () => APPLICATION_DAY,
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
    const { id: name, method } = operation
    const body = exampleBody(operation)
    const text = JSON.stringify(body)?.replaceAll('p-1001', id)
    const answer = await fetch(sandbox.url + addressOf(operation, names), {
      method,
      ...(text !== undefined && { body: text }),
      headers: { ...bearer(person.token), ...headersOf(operation) },
    })
    const all = `${JSON.stringify([...answer.headers])}${await answer.text()}`
    if (CANARY.test(all)) shown.push(name)
  }
  expect(shown).toEqual([])

  const own = await api.get('/api/v1/policies/PoliciesList', bearer(person.token))
  expect(own.text).toContain('CANARY-77')
  for (const { name, status, text } of await answersAboutPolicy(id, person)) {
    expect([name, status, status === 200 ? '' : text]).toEqual([name, 200, ''])
    expect([name, CANARY.exec(text)?.[0]]).toEqual([name, undefined])
  }
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

const EXPORT = '/api/v1/users/export'

/** Collects the answers that a customer gets about a policy and their own requests, each of which succeeds. */
async function answersAboutPolicy(id: string, { sub, email }: CreatedPerson) {
  const { post, get } = makeApi(sandbox.url)
  // Closing, which was among the requests before, has ended every session.
  const { token } = await makePersonIn(makeApi(sandbox.url), { email })
  const headers = bearer(token)
  const signature = { name: 'Robin Canaryname', signedAt: '2026-11-23T01:02:03Z' }
  const change = changeCoverRequest({ ...lifeChange(id), signature }, { contactId: sub })
  const requests = {
    simulator: () => post(PREVIEW_PATH, policyPreviewRequest(id, lifeChange(id).after), headers),
    change: () => post(CHANGE_PATH, { ...change, policy_Number: personal.name }, headers),
    claim: () => post(CLAIMS_PATH, claimBody(), headers),
    claims: () => get(CLAIMS_PATH, headers),
    identity: () => post(IDENTITY_PATH, identityBody(), headers),
    checks: () => get(IDENTITY_PATH, headers),
    policies: () => get(POLICIES_PATH, headers),
    export: () => post(EXPORT, undefined, headers),
  }
  const answers: { name: string; status: number; text: string }[] = []
  for (const [name, request] of Object.entries(requests)) {
    const { status, text } = await request()
    answers.push({ name, status, text })
  }
  const pdf = await fetch(sandbox.url + EXPORT, {
    method: 'POST',
    headers: { ...headers, accept: 'application/pdf' },
  })
  const { pages } = await readPdf(new Uint8Array(await pdf.arrayBuffer()))
  const text = pages.map((page) => page.text).join(' ')
  // Checks that the PDF reader returns the visible text.
  expect(text).toContain('CANARY-77')
  return [...answers, { name: 'export to read', status: pdf.status, text }]
}
