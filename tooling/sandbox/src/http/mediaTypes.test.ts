import { request as httpRequest } from 'node:http'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, documentOperations, exampleBody } from '../testing/documentOperations.ts'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'
import { readJsonOnly } from './readJson.ts'

const FOREIGN = [
  'application/csp-report',
  'application/reports+json',
  'text/plain',
  'text/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/vnd.api+json',
  'application/problem+json',
  'application/json-patch+json',
  'application/jsonx',
  'application/json/x',
  'application/json; charset=utf-16',
  'application/json; charset=iso-8859-1',
  'application/json; charset=utf-8; x=1',
  'application/json, text/plain',
  'application/xml',
  'application/octet-stream',
  'application/x-amz-json-1.1',
  'application/pdf',
  '*/*',
  'json',
  '/',
  ';',
  '',
]
const FITTING = [
  'application/json',
  'APPLICATION/JSON',
  'Application/Json;Charset=UTF-8',
  'application/json; charset=utf-8',
  'application/json; charset=utf8',
  'application/json ; charset="utf-8"',
  'application/json;',
]
const CUSTOMER = { authorization: 'Bearer customer' }
const CONTROLS = ['faults', 'scenario', 'users', 'lifetimes', 'clock', 'google/token', 'transfers']

const ofDocument = documentOperations
  .filter(({ method }) => !['GET', 'HEAD'].includes(method))
  .map((operation) => ({
    name: operation.id,
    method: operation.method,
    address: addressOf(operation),
    types: Object.keys(operation.bodies),
    body: JSON.stringify(exampleBody(operation) ?? {}),
  }))
const ofSandbox = [
  { name: 'identity', method: 'POST', address: '/', types: ['application/x-amz-json-1.1'], body: '{}' },
  ...CONTROLS.map((name) => ({
    name: `/sandbox/${name}`,
    method: 'POST',
    address: `/sandbox/${name}`,
    types: ['application/json'],
    body: '{}',
  })),
  {
    name: 'DELETE users',
    method: 'DELETE',
    address: '/sandbox/users?email=a%40example.com',
    types: [],
    body: '{}',
  },
]
const writes = [...ofDocument, ...ofSandbox]

let api: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  const verifyToken = async () => ({ subject: 'customer', email: 'customer@example.com' })
  api = await startTestSandbox(OPERATION_ENGINE, { verifyToken })
})
afterAll(() => api.close())

/** Uses Node's client, since `fetch` adds a type if none is given. */
function send(method: string, path: string, type: string | undefined, body: string) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const length = { 'content-length': Buffer.byteLength(body) }
    const headers = { ...CUSTOMER, ...length, ...(type !== undefined && { 'content-type': type }) }
    const request = httpRequest(api.url + path, { method, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
    request.once('error', reject)
    request.end(body)
  })
}

describe('C1: a body of a type that the operation does not declare is never read', () => {
  test.each(writes)('$name', async ({ method, address, types, body }) => {
    for (const type of [...FOREIGN, undefined].filter((one) => one === undefined || !types.includes(one))) {
      const { status, text } = await send(method, address, type, body)
      expect([type, status, text]).toEqual([
        type,
        415,
        expect.stringMatching(/media-type|SerializationException/),
      ])
    }
  })

  test('a report of the browser changes no customer', async () => {
    const path = '/api/v1/users/UpdateUser'
    const { status } = await send('POST', path, 'application/csp-report', '{"commission":99,"mobile":"1"}')
    expect(status).toBe(415)
    expect((await api.get('/api/v1/users', CUSTOMER)).json).toMatchObject({ mobile: null })
  })

  test('C2: a report with a length of 4,294,967,295 ends nothing', async () => {
    const body = '{"name":{"length":4294967295},"topic":{"length":4294967295}}'
    expect((await send('POST', '/api/v1/contact', 'application/csp-report', body)).status).toBe(415)
    expect((await send('POST', '/api/v1/contact', 'application/json', body)).status).toBe(422)
  })
})

describe('C1: the types that an operation declares are read', () => {
  const takesJson = ofDocument.filter(({ types }) => types.includes('application/json'))
  test.each(takesJson)('$name', async ({ method, address, body }) => {
    for (const type of FITTING) expect((await send(method, address, type, body)).status).not.toBe(415)
  })

  test('reports have two, and only their address reads them', async () => {
    expect((await send('POST', '/csp-report', 'application/csp-report', '{"csp-report":{}}')).status).toBe(
      204,
    )
    expect((await send('POST', '/csp-report', 'application/reports+json', '[]')).status).toBe(204)
    expect((await send('POST', '/csp-report', 'application/json', '[]')).status).toBe(415)
    const server = Fastify()
    readJsonOnly(server)
    expect(server.hasContentTypeParser('application/json')).toBe(true)
    expect(server.hasContentTypeParser('application/csp-report')).toBe(false)
    expect(server.hasContentTypeParser('text/plain')).toBe(false)
  })

  test('a packed body is not JSON', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    expect((await api.call('POST', '/api/v1/contact', { raw: '{}', headers })).status).toBe(415)
  })

  test('an address that is not there reads nothing', async () => {
    const answer = await send('POST', '/api/v1/nothing', 'application/json', '{"broken"')
    expect([answer.status, answer.text]).toEqual([404, expect.stringContaining('not-found')])
  })
})
