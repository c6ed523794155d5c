import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { startSandbox } from '../../startSandbox.ts'
import { APPLICATION_DAY, transferBody } from '../../testing/bodies.ts'
import { DATA_KEY } from '../../testing/dataKey.ts'
import { emptyDatabase } from '../../testing/engines.ts'
import { jpeg } from '../../testing/files.ts'
import { makeApi } from '../../testing/makeApi.ts'
import { newSecret, next, TRANSFER_PATH } from '../../testing/useTransfers.ts'

test('T26 nothing of a transfer lies in the database or the log in clear', async () => {
  const { database, remove } = await emptyDatabase('pglite')
  if (!('folder' in database)) throw new Error('No folder')
  let log = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk
      done()
    },
  })
  const sandbox = await startSandbox({
    database,
    dataKey: DATA_KEY,
    log: stream,
    verifyToken: async () => null,
    now: () => APPLICATION_DAY,
  })
  const api = makeApi(sandbox.url)
  const { secret, secretHash } = newSecret()
  const body = transferBody({ secretHash })
  const [zurella] = body.policiesList
  if (!zurella) throw new Error('The example has a policy')
  const policyOwnerDetails = {
    ...body.policyOwnerDetails,
    mailing_Street: '9 Canarystreet',
    last_Name: 'Canaryname',
  }
  const partial = {
    ...body,
    customer_Status: 'Partial Transfer' as const,
    policyOwnerDetails,
    policiesList: [{ ...zurella, policyNumber: 'CANARY-77', name: 'Canaryowner', rowId: null }],
  }
  expect((await api.post(TRANSFER_PATH, partial)).status).toBe(200)
  const [declaration] = body.signatures ?? []
  const signatures = declaration ? [{ ...declaration, signedName: 'Robin Canaryname' }] : null
  const submission = next({ ...body, policyOwnerDetails, policiesList: partial.policiesList, signatures })
  expect((await api.post(TRANSFER_PATH, submission)).status).toBe(200)
  const mark = jpeg().subarray(99, 150)
  const stored = await fetch(`${sandbox.url}${TRANSFER_PATH}/${body.tracking.draft}/files/1`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'image/jpeg' },
    body: new Uint8Array(jpeg()),
  })
  expect(stored.status).toBe(200)
  await sandbox.close()
  const files = readdirSync(dirname(database.folder), { recursive: true, withFileTypes: true })
  const bytes = Buffer.concat(
    files.filter((file) => file.isFile()).map((file) => readFileSync(join(file.parentPath, file.name))),
  ).toString('latin1')
  remove()
  expect(bytes).toContain(body.tracking.draft)
  expect(bytes).not.toMatch(/canary/i)
  // Base64 encodes the same bytes in three ways, depending on their offset in the file.
  for (const shift of [0, 1, 2]) {
    const written = Buffer.concat([Buffer.alloc(shift), mark])
      .toString('base64')
      .slice(4, -4)
    expect(bytes).not.toContain(written)
  }
  expect(bytes).not.toContain(secret)
  expect(bytes).not.toContain(secretHash)
  expect(log).toContain('"status":200')
  expect(log).not.toMatch(/canary|example\.com/i)
  expect(log).not.toContain(secret)
})
