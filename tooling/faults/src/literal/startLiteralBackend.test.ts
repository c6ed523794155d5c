import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CALLS } from './calls.ts'
import { NAMES } from './prices.ts'
import { type LiteralBackend, startLiteralBackend } from './startLiteralBackend.ts'

let backend: LiteralBackend
const signedIn: string[] = []
const identity = createServer((request, response) => {
  signedIn.push(String(request.headers['x-amz-target']))
  response.writeHead(400, { 'content-type': 'application/x-amz-json-1.1' }).end('{"__type":"Refused"}')
})

beforeAll(async () => {
  await new Promise<void>((resolve) => identity.listen(0, '127.0.0.1', resolve))
  const { port } = identity.address() as AddressInfo
  backend = await startLiteralBackend({ identityUrl: `http://127.0.0.1:${port}` })
})
afterAll(async () => {
  await backend.close()
  identity.close()
})

const token = (email: string) => `x.${Buffer.from(JSON.stringify({ email })).toString('base64url')}.x`
const headers = { authorization: `Bearer ${token('robin@example.com')}` }
const read = (path: string, init: RequestInit = { headers }) => fetch(`${backend.url}${path}`, init)
const post = (path: string, body: object) =>
  read(path, { method: 'POST', headers, body: JSON.stringify(body) })

it('has the calls of the table, the occupations and the comparison, and nothing else', async () => {
  expect(Object.keys(CALLS)).toHaveLength(19 + 2 + 1)
  expect((await read('/api/v1/applications')).status).toBe(404)
  expect((await read('/api/v1/policies/preview', { method: 'POST' })).status).toBe(404)
  expect((await read('/api/v1/application')).status).toBe(404)
})

it.each(['savecalculatecoverform', 'application', 'policies/ChangeCoverRequest'])(
  'answers %s with `successful`',
  async (path) => {
    expect(await (await post(`/api/v1/${path}`, {})).json()).toEqual({ successful: true })
  },
)

it.each(['quote/savequotes', 'users/UpdateUser', 'policies/guaranteedinsurability'])(
  'answers %s, whose answer is not shown, with nothing',
  async (path) => {
    const answer = await post(`/api/v1/${path}`, {})
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
  },
)

it('answers a beneficiary with an id, by name and without the id of a row', async () => {
  const beneficiaryContacts = [{ rowId: 'b-1', first_Name: 'Kit', last_Name: 'Example' }]
  const answer = await post('/api/v1/application', { beneficiaryContacts })
  expect(await answer.json()).toEqual({
    successful: true,
    beneficiaryContacts: [{ beneficiaryId: 'beneficiary-1', first_Name: 'Kit', last_Name: 'Example' }],
  })
})

it('gives the policies of a transfer ids, and lists them as JSON in a text', async () => {
  const policy = { rowId: 'policy-1', insurerCode: 'ZUR', policyNumber: '1', policyId: null, name: 'Robin' }
  const saved = await post('/api/v1/transferpolicy', { policiesList: [policy] })
  expect(await saved.json()).toEqual({ successful: true, policyIds: ['transfer-2'] })
  const listed = (await (await read('/api/v1/transferpolicy/PoliciesList')).json()) as { data: string }
  expect(Object.keys(listed)).toEqual(['data'])
  expect(JSON.parse(listed.data)).toEqual([
    { insurerCode: 'ZUR', policyNumber: '1', policyId: 'transfer-2', policyStatus: null, name: 'Robin' },
  ])
})

it('has the documents that it names, and refuses a Google token without an address', async () => {
  const { data } = (await (await read('/api/v1/application/GetSupplierDoc')).json()) as { data: string }
  const [{ documents }] = JSON.parse(data) as [{ documents: [{ url: string }] }]
  const answer = await fetch(documents[0].url)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const login = async (idToken: string) => (await post('/accounts/google-login', { idToken })).json()
  expect(await login(token('robin@example.com'))).toMatchObject({ successful: true })
  expect(await login('strange.token.x')).toMatchObject({ successful: false })
})

it('names a vendor, and no more', async () => {
  const answer = await read('/api/v1/vendor/Vendorsdetails?supplierCode=MLC')
  expect(await answer.json()).toEqual({ name: 'Mallee Life Company' })
})

it('prices the whole panel, whichever insurers are asked for; parts and totals agree', async () => {
  const needs = { covers: { selectedCovers: ['life', 'tpd'] }, tpdCover: { tpdLinkTo: 'standalone' } }
  const body = { clients: [{ clientId: 'c', needs }], supplierCodes: ['MLC'] }
  const { insurers } = (await (await post('/api/v1/quote/compare', body)).json()) as {
    insurers: {
      supplierCode: string
      frequencies: Record<string, { covers: object; parts: { total: number } }>
    }[]
  }
  expect(insurers.map(({ supplierCode }) => supplierCode)).toEqual(Object.keys(NAMES))
  for (const { frequencies } of insurers) {
    for (const { covers, parts } of Object.values(frequencies)) {
      const totals = Object.values(covers as Record<string, { total: number }>).map(({ total }) => total)
      expect(Math.round(totals.reduce((sum, total) => sum + total, 0) * 100)).toBe(
        Math.round(parts.total * 100),
      )
    }
  }
})

it('passes on what is for the identity service, and keeps what was asked', async () => {
  const init = { method: 'POST', headers: { 'x-amz-target': 'Service.InitiateAuth' }, body: '{}' }
  expect(await (await read('/', init)).json()).toEqual({ __type: 'Refused' })
  expect(signedIn).toEqual(['Service.InitiateAuth'])
  expect(backend.log.map(({ path }) => path)).not.toContain('/')
  expect(backend.log).toContainEqual({
    method: 'GET',
    path: '/api/v1/applications',
    status: 404,
    body: undefined,
  })
})
