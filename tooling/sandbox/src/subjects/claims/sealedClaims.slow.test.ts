import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { startSandbox } from '../../startSandbox.ts'
import { APPLICATION_DAY } from '../../testing/bodies.ts'
import { claimBody } from '../../testing/claimBody.ts'
import { DATA_KEY } from '../../testing/dataKey.ts'
import { emptyDatabase } from '../../testing/engines.ts'
import { CATALOG, jpeg, pdf } from '../../testing/files.ts'
import { makeApi } from '../../testing/makeApi.ts'
import { CLAIMS_PATH, metadataOf, OFFSET_STREAM, TUS, UPLOADS_PATH } from '../../testing/useClaims.ts'

const CANARY = /canary/i

// Takes over 5 s: it lodges a claim with papers, and reads each table byte by byte.
test('T26 no word and no paper of a claim lies in the database or the log in clear, not even on its way', async () => {
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
    controls: true,
    log: stream,
    verifyToken: async () => ({
      subject: 'customer-1',
      email: 'robin@example.com',
      authenticatedAt: APPLICATION_DAY,
    }),
    now: () => APPLICATION_DAY,
  })
  const api = makeApi(sandbox.url)
  const headers = { authorization: 'Bearer customer' }
  const words = {
    claimant: 'attorney' as const,
    insuredName: 'Canaryname Example',
    description: 'Canarydescription',
    doctors: 'Canarydoctor',
    policyNumber: 'CANARY123456',
    postalAddress: '1 Canary Street',
  }
  const { json } = await api.post(CLAIMS_PATH, claimBody(words), headers)
  const { id } = (json as { claim: { id: string } }).claim
  // The log must not contain refused answers either.
  await api.post(CLAIMS_PATH, claimBody({ ...words, insuredName: 'Canary!', description: 'Canary' }), headers)
  await api.post(CLAIMS_PATH, { ...claimBody(words), canary: 'Canary' }, headers)
  const photo = jpeg()
  const mark = photo.subarray(99, 150)
  const put = await fetch(`${sandbox.url}${CLAIMS_PATH}/${id}/files/1`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'image/jpeg' },
    body: new Uint8Array(photo),
  })
  expect(put.status).toBe(200)
  const paper = pdf(CATALOG, '(Canarypaper)')
  const begun = await fetch(sandbox.url + UPLOADS_PATH, {
    method: 'POST',
    headers: {
      ...headers,
      ...TUS,
      'upload-length': String(paper.length),
      'upload-metadata': metadataOf({ claim: id, n: 2, document: 'testResults', type: 'application/pdf' }),
    },
  })
  const sent = await fetch(sandbox.url + begun.headers.get('location'), {
    method: 'PATCH',
    headers: { ...headers, ...TUS, 'upload-offset': '0', 'content-type': OFFSET_STREAM },
    body: new Uint8Array(paper.subarray(0, -5)),
  })
  expect(sent.status).toBe(204)
  const named = await fetch(sandbox.url + UPLOADS_PATH, {
    method: 'POST',
    headers: {
      ...headers,
      ...TUS,
      'upload-length': '1',
      'upload-metadata': metadataOf({ filename: 'Canary.pdf' }),
    },
  })
  expect(named.status).toBe(400)
  await api.post('/sandbox/claims', { claimId: id, stage: 'decided' })
  const body = { accountName: 'Canary Account', bsb: '970-001', accountNumber: '773177317' }
  expect((await api.call('PUT', `${CLAIMS_PATH}/${id}/bank`, { body, headers })).status).toBe(200)
  await sandbox.close()
  const files = readdirSync(dirname(database.folder), { recursive: true, withFileTypes: true })
  const bytes = Buffer.concat(
    files.filter((file) => file.isFile()).map((file) => readFileSync(join(file.parentPath, file.name))),
  ).toString('latin1')
  remove()
  expect(bytes).toContain('customer-1')
  expect(bytes).not.toMatch(CANARY)
  expect(bytes).not.toContain(mark.toString('base64').slice(4, -4))
  expect(bytes).not.toContain(Buffer.from('Canarypaper').toString('base64').slice(4, -4))
  expect(bytes).not.toContain('773177317')
  expect(log).toContain('"status":200')
  expect(log).toContain(`${UPLOADS_PATH}/:id`)
  expect(log).not.toMatch(CANARY)
  expect(log).not.toMatch(/773177317|testResults|incomeProtection/)
  expect(log).not.toContain(id)
})
