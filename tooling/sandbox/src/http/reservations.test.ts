import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { calculationBody } from '../testing/bodies.ts'
import { addressOf, documentOperations, headersOf } from '../testing/documentOperations.ts'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'

/** The lengths that are announced: most operations take no longer bodies than the last. */
const LENGTHS = [65_536, 16_384, 4_096]
const EACH = 20
/** Room for what is announced, and then none for a body of an ordinary size. */
const POOL = { bytes: 65_536 + 800, bytesOfOneNetwork: 65_536 + 800, room: 100 }
const ARRIVED = '{'

const IDENTITY = {
  id: 'the identity service',
  method: 'POST',
  path: '/',
  headers: { 'content-type': 'application/x-amz-json-1.1' },
}
const withBody = [
  IDENTITY,
  ...documentOperations
    .filter(({ bodies, isOffered }) => isOffered && Object.keys(bodies).length > 0)
    .map((operation) => ({
      id: operation.id,
      method: operation.method,
      path: addressOf(operation),
      headers: headersOf(operation, { authorization: 'Bearer customer' }),
    })),
]

describe('T24 what an operation may reserve before it has said who it is', () => {
  const open: Socket[] = []
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  beforeAll(async () => {
    const bodies = { small: 600, smallPool: POOL, largePool: POOL }
    const verifyToken = async () => ({ subject: 'customer', email: 'customer@example.com' })
    api = await startTestSandbox(OPERATION_ENGINE, { verifyToken, httpLimits: { bodies } })
  })
  afterAll(() => api.close())
  afterEach(() => {
    for (const socket of open.splice(0)) socket.destroy()
  })

  test('every operation with a body is tried', () => {
    expect(withBody.length).toBeGreaterThan(35)
  })

  test.each(withBody)('$id: announced bodies keep nobody out', async ({ method, path, headers }) => {
    const { hostname, port } = new URL(api.url)
    const headOf = (length: number) => {
      const lines = Object.entries({ host: 'localhost', ...headers, 'content-length': String(length) })
      return `${method} ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`
    }
    // Each from a network of its own, since a share would stop those of one.
    for (let count = 0; count < EACH * LENGTHS.length; count++) {
      const localAddress = `127.0.0.${count + 2}`
      open.push(connect({ port: Number(port), host: hostname, localAddress }).on('error', () => {}))
    }
    await Promise.all(open.map((socket) => once(socket, 'ready')))
    for (const [index, socket] of open.entries())
      socket.write(headOf(LENGTHS[index % LENGTHS.length] ?? 0) + ARRIVED)
    // The server has read them once it has answered the same with a whole body.
    await fetch(api.url + path, { method, headers, body: ARRIVED })
    expect((await api.post('/api/v1/savecalculatecoverform', calculationBody())).status).toBe(200)
    expect((await api.get('/readyz')).status).toBe(200)
  })
})
