import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, documentOperations, headersOf } from '../testing/documentOperations.ts'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'
import { answerErrors } from './answerErrors.ts'
import { type BodySizes, makeBodyBudget } from './bodyBudget.ts'
import { guardRoutes } from './guardRoutes.ts'
import { holdingBody, limitBodies } from './limitBodies.ts'
import { allowingSecret, readDocument } from './readDocument.ts'

const FILE_BYTES = 10 * 1024 * 1024

const open: Socket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})

interface Begun {
  url: string
  method: string
  path: string
  headers: Record<string, string>
}

/** Sends the head of a request whose body never arrives. */
function begin({ url, method, path, headers }: Begun, length: number): Socket {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).on('error', () => {})
  open.push(socket)
  const lines = Object.entries({ host: 'localhost', ...headers, 'content-length': String(length) })
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`)
  return socket
}

/** Returns the status and the codes of the first answer on a connection. */
const firstAnswer = (socket: Socket) =>
  new Promise<string>((resolve) => {
    let text = ''
    socket.setEncoding('utf8').on('data', (part) => {
      text += part
      const codes = [...text.matchAll(/"code":"([\w-]+)"/g)].map(([, code]) => code)
      if (codes.length > 0) resolve(`${text.slice(9, 12)} ${codes.join()}`)
    })
  })

const secrets = allowingSecret(readDocument())
const files = documentOperations.filter(({ bodies }) =>
  Object.keys(bodies).some((type) => /^image\/|octet-stream/.test(type)),
)
/** Another customer's token and, where a secret may replace a token, an unknown secret. */
const cases = files.flatMap((operation) =>
  ['stranger', ...(secrets.has(operation.id) ? ['A'.repeat(43)] : [])].map((bearer) => ({
    operation,
    bearer,
    name: `${operation.id} with ${bearer.length === 43 ? 'a secret of nobody' : 'a token of somebody else'}`,
  })),
)
/** Excluded: any token may send photos for its own identity check, so there is no stranger. */
const OWN_ALWAYS = 'putIdentityFile with a token of somebody else'

describe('T24 ten megabytes are refused before they come', () => {
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  beforeAll(async () => {
    const verifyToken = async (token: string) =>
      token === 'stranger' ? { subject: token, email: 'stranger@example.com' } : null
    // A request that is not refused at once times out soon, which fails the test.
    const httpLimits = { requestTimeoutMs: 2_000, headersTimeoutMs: 1_000, checkIntervalMs: 100 }
    api = await startTestSandbox(OPERATION_ENGINE, { verifyToken, httpLimits })
  })
  afterAll(() => api.close())

  const answerTo = ({ operation, bearer }: (typeof cases)[number], values = {}) => {
    const headers = headersOf(operation, { authorization: `Bearer ${bearer}`, connection: 'close' })
    const { method } = operation
    return firstAnswer(
      begin({ url: api.url, method, path: addressOf(operation, values), headers }, FILE_BYTES),
    )
  }

  test.each(cases.filter(({ name }) => name !== OWN_ALWAYS))('by $name', async (given) => {
    expect(await answerTo(given)).toMatch(/^(?:404 not-found|422 secret-expired)$/)
  })

  test('by an address that is none', async () => {
    const [given] = cases.filter(({ operation }) => operation.id === 'putTransferFile')
    if (!given) throw new Error('The document has no files of transfers')
    expect(await answerTo(given, { id: 'x' })).toBe('400 format')
  })
})

describe('T24 bodies of all requests together', () => {
  const SIZES: BodySizes = {
    small: 100,
    smallPool: { bytes: 300, bytesOfOneNetwork: 200, room: 100 },
    largePool: { bytes: 1_000, bytesOfOneNetwork: 1_000, room: 100 },
  }
  let url = ''
  const running: (() => void)[] = []
  const server = Fastify({ bodyLimit: 1_200 })
  beforeAll(async () => {
    guardRoutes(server)
    answerErrors(server)
    limitBodies(
      server,
      makeBodyBudget(SIZES, () => new Date()),
    )
    server.addContentTypeParser('text/plain', { parseAs: 'string' }, async (_: unknown, text: string) => text)
    const config = { mediaTypes: ['text/plain'] }
    server.post('/', { config }, async () => ({ done: true }))
    server.post('/held', { config }, async (request) =>
      holdingBody(request, () => new Promise((resolve) => running.push(() => resolve({ done: true })))),
    )
    await server.listen({ port: 0, host: '127.0.0.1' })
    url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())

  const headers = { 'content-type': 'text/plain' }
  const begun = (length: number, path = '/') => begin({ url, method: 'POST', path, headers }, length)
  const send = async (length: number) =>
    (await fetch(url, { method: 'POST', headers, body: 'x'.repeat(length) })).status

  test('have so many bytes, also while they are on their way, and no more', async () => {
    const slow = begun(700)
    slow.write('x'.repeat(600))
    await expect.poll(() => send(401)).toBe(503)
    expect(await send(400)).toBe(200)
    const refused = begun(401)
    refused.write('x'.repeat(401))
    expect(await firstAnswer(refused)).toBe('503 busy')
    slow.destroy()
    await expect.poll(() => send(1_000)).toBe(200)
  })

  test('take nothing by what they announce', async () => {
    const announced = Array.from({ length: 20 }, () => begun(1_200))
    await Promise.all(announced.map((socket) => once(socket, 'ready')))
    for (const socket of announced) socket.write('x')
    for (let count = 0; count < 5; count++) expect(await send(1_000)).toBe(200)
  })

  test('count where they do not say their length', async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    open.push(socket)
    const head =
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n'
    socket.write(`${head}258\r\n${'x'.repeat(600)}\r\n`)
    await expect.poll(() => send(401)).toBe(503)
    expect(await send(400)).toBe(200)
    socket.destroy()
    await expect.poll(() => send(1_000)).toBe(200)
  })

  test('leave small ones their room', async () => {
    const slow = begun(1_001)
    slow.write('x'.repeat(1_000))
    await expect.poll(() => send(101)).toBe(503)
    expect(await send(100)).toBe(200)
    slow.destroy()
    await expect.poll(() => send(1_000)).toBe(200)
  })

  test('end their connection where there is no room, with an answer', async () => {
    const slow = begun(1_001)
    slow.write('x'.repeat(1_000))
    await expect.poll(() => send(101)).toBe(503)
    const refused = begun(1_200)
    let received = ''
    refused.on('data', (part) => {
      received += part
    })
    // A connection that stays open answers the second request.
    refused.write('x'.repeat(200))
    const ended = once(refused, 'close')
    expect(await firstAnswer(refused)).toBe('503 busy')
    refused.write(`${'x'.repeat(1_000)}GET / HTTP/1.1\r\nHost: x\r\n\r\n`)
    await ended
    expect(received).toMatch(/^HTTP\/1\.1 503 /)
    expect(received).toMatch(/\r\nconnection: close\r\n/i)
    expect(received.match(/HTTP\/1\.1 /g)).toHaveLength(1)
    slow.destroy()
    await expect.poll(() => send(1_000)).toBe(200)
  })

  test('count until their operation has ended, though its client has hung up', async () => {
    const socket = begun(600, '/held')
    socket.write('x'.repeat(600))
    await expect.poll(() => running.length).toBe(1)
    socket.destroy()
    await expect.poll(() => send(400)).toBe(200)
    expect(await send(401)).toBe(503)
    running.pop()?.()
    await expect.poll(() => send(1_000)).toBe(200)
  })
})
