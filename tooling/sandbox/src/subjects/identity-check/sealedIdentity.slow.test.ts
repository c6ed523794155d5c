import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { startSandbox } from '../../startSandbox.ts'
import { APPLICATION_DAY } from '../../testing/bodies.ts'
import { DATA_KEY } from '../../testing/dataKey.ts'
import { emptyDatabase } from '../../testing/engines.ts'
import { jpeg } from '../../testing/files.ts'
import { IDENTITY_PATH, identityBody, identityDocument } from '../../testing/identityBodies.ts'
import { makeApi } from '../../testing/makeApi.ts'

const CANARY = /canary/i
const NUMBERS = ['LIC7731700', 'CARD981700', 'PA7731700', '2428778131', 'PA9931701']

test('T26 nothing that is entered for an identity check lies in the database or the log, not even while it runs', async () => {
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
    verifyToken: async () => ({ subject: 'customer-1', email: 'robin@example.com' }),
    now: () => APPLICATION_DAY,
  })
  const api = makeApi(sandbox.url)
  const headers = { authorization: 'Bearer customer' }
  const send = (...given: Parameters<typeof identityBody>) =>
    api.post(IDENTITY_PATH, identityBody(...given), headers)
  const person = { givenNames: 'Canarygiven', familyName: 'Canaryfamily', dateOfBirth: '1985-03-27' }
  const mark = jpeg().subarray(99, 150)
  const put = (n: number) =>
    fetch(`${sandbox.url}${IDENTITY_PATH}/files/${n}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'image/jpeg' },
      body: new Uint8Array(jpeg()),
    })

  const wrong = identityDocument('passport', { number: 'PA9931701' })
  const mismatch = await send([{ ...wrong, otherName: 'Canaryformer' }], { person })
  expect(mismatch.json).toMatchObject({ state: 'mismatch' })
  // The log must not contain a refused number either, nor one of another type than a text.
  await send([identityDocument('passport', { number: 'CANARY!' })], { person })
  const matched = await send([identityDocument('medicareCard', { number: '2428778131' })], { person })
  expect(matched.json).toMatchObject({ state: 'matched' })
  expect([(await put(1)).status, (await put(2)).status]).toEqual([200, 200])
  const licence = { number: 'LIC7731700', cardNumber: 'CARD981700' }
  const documents = [
    identityDocument('driverLicence', licence, 1),
    identityDocument('passport', { number: 'PA7731700' }, 2),
  ]
  expect((await send(documents, { person, way: 'documents' })).json).toMatchObject({ state: 'verified' })
  await sandbox.close()
  const files = readdirSync(dirname(database.folder), { recursive: true, withFileTypes: true })
  const bytes = Buffer.concat(
    files.filter((file) => file.isFile()).map((file) => readFileSync(join(file.parentPath, file.name))),
  ).toString('latin1')
  remove()
  expect(bytes).toContain('customer-1')
  expect(bytes).not.toMatch(CANARY)
  expect(bytes).not.toContain(mark.toString('base64').slice(4, -4))
  expect(log).toContain('"status":200')
  expect(log).not.toMatch(CANARY)
  for (const number of NUMBERS) {
    expect(bytes).not.toContain(number)
    expect(log).not.toContain(number)
  }
})
