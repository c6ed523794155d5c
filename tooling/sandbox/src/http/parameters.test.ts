import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, documentOperations, exampleBody, headersOf } from '../testing/documentOperations.ts'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'

const CUSTOMER = { authorization: 'Bearer customer' }
/** Values that fit no parameter of the document except an address, an id or a code. */
const BAD = [
  'abc def',
  'null',
  '-1',
  '1e999',
  '[]',
  '{}',
  "' or 1=1; --",
  '<script>',
  '../../etc/passwd',
  '%00',
  '\u202e',
  'urn:uuid:6f1c1f1e-2f58-4b1a-9f0e-5d0f5a3c7b21',
  'a'.repeat(90),
]

/** Parameters whose protocol requires another status than 400, and the reasons. */
const REFUSED_OTHERWISE = new Map([
  ['Tus-Resumable', { status: 412, why: 'tus 1.0.0: a version that the server does not speak is 412' }],
])

let api: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  const verifyToken = async () => ({ subject: 'customer', email: 'customer@example.com' })
  api = await startTestSandbox(OPERATION_ENGINE, { verifyToken })
})
afterAll(() => api.close())

const offered = documentOperations.filter(({ isOffered }) => isOffered)
const parameters = offered.flatMap((operation) =>
  operation.parameters.map((parameter) => ({
    operation,
    parameter,
    name: `${operation.id} ${parameter.name}`,
  })),
)

function call(
  operation: (typeof offered)[number],
  values: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const body = exampleBody(operation)
  return api.call(operation.method, addressOf(operation, values), {
    ...(body !== undefined && { body }),
    headers: { ...CUSTOMER, ...headersOf(operation, headers) },
  })
}

describe('M4: every parameter of the document is held to its schema', () => {
  test('there are parameters of all three kinds', () => {
    expect(new Set(parameters.map(({ parameter }) => parameter.in))).toEqual(
      new Set(['path', 'query', 'header']),
    )
  })

  test.each(parameters)('$name', async ({ operation, parameter: { name, in: where, schema } }) => {
    const inHeader = where === 'header'
    for (const bad of BAD) {
      const value = inHeader ? encodeURIComponent(bad) : bad
      const isFree = !schema.format && !schema.pattern
      if (schema.maxLength !== undefined && schema.maxLength >= value.length && isFree) continue
      const { status, json } = inHeader
        ? await call(operation, {}, { [name]: value })
        : await call(operation, { [name]: value })
      const field = inHeader ? name.toLowerCase() : name
      const expected = REFUSED_OTHERWISE.get(name)?.status ?? 400
      expect([value, status]).toEqual([value, expected])
      // A text that is too long may violate the pattern too. An answer to HEAD has no body.
      const { errors } = (operation.method === 'HEAD' ? { errors: [{ field }] } : json) as {
        errors: { field: string }[]
      }
      expect([value, [...new Set(errors.map((error) => error.field))]]).toEqual([value, [field]])
    }
  })

  test('the exceptions are parameters of the document, of a protocol', () => {
    for (const name of REFUSED_OTHERWISE.keys()) {
      const of = parameters.filter(({ parameter }) => parameter.name === name)
      expect([name, of.length > 0, of.every(({ operation }) => operation.protocol !== null)]).toEqual([
        name,
        true,
        true,
      ])
    }
  })

  test('Idempotency-Key: abc is a mistake of the client', async () => {
    const answer = await api.post(
      '/api/v1/users/UpdateUser',
      { mobile: '1' },
      { ...CUSTOMER, 'idempotency-key': 'abc' },
    )
    expect(answer.json).toMatchObject({ status: 400, errors: [{ field: 'idempotency-key', code: 'format' }] })
  })

  test('an id that comes twice is none', async () => {
    const id = '6f1c1f1e-2f58-4b1a-9f0e-5d0f5a3c7b21'
    const headers = { ...CUSTOMER, 'content-type': 'application/json', 'idempotency-key': [id, id] }
    const status = await new Promise((resolve, reject) => {
      const request = httpRequest(
        `${api.url}/api/v1/users/UpdateUser`,
        { method: 'POST', headers },
        (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        },
      )
      request.once('error', reject)
      request.end('{"mobile":"1"}')
    })
    expect(status).toBe(400)
  })

  test.each(offered)('$id knows no other query key, and none twice', async (operation) => {
    const address = addressOf(operation)
    const sign = address.includes('?') ? '&' : '?'
    const body = exampleBody(operation)
    const options = {
      ...(body !== undefined && { body }),
      headers: { ...CUSTOMER, ...headersOf(operation) },
    }
    const keys = ['unexpected=1', '__proto__=1', ...(address.split('?')[1]?.split('&') ?? [])]
    for (const key of keys)
      expect((await api.call(operation.method, `${address}${sign}${key}`, options)).status).toBe(400)
  })
})
