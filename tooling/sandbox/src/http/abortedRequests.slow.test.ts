import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'
import { answerErrors } from './answerErrors.ts'
import { shedLoad } from './shedLoad.ts'

const MOST_AT_ONCE = 10
/** 2,000 in total. */
const ABORTS = 250

/** Stages at which the connection closes, in the order of Fastify's life cycle. */
const STAGES = [
  'onRequest',
  'preParsing',
  'preValidation',
  'preHandler',
  'handler',
  'preSerialization',
  'onSend',
  'answering',
] as const
type Stage = (typeof STAGES)[number]

/** Starts a server that closes a request's connection at the stage in its header, and then runs the request on. */
function startServer() {
  const server = Fastify()
  const held: (() => void)[] = []
  const abortAt: AbortAt = async (stage, { headers, raw }) => {
    if (!('x-stage' in headers) || headers['x-stage'] !== stage) return
    const closed = closeOf(raw.socket)
    raw.socket.resetAndDestroy()
    await closed
  }
  answerErrors(server)
  addEarlyHooks(server, abortAt)
  const load = { requestsAtOnce: MOST_AT_ONCE, requestsOfOneNetwork: MOST_AT_ONCE }
  shedLoad(server, load, { controls: true, now: () => new Date(0) })
  for (const stage of ['preHandler', 'preSerialization', 'onSend'] as const)
    server.addHook(stage as 'preHandler', async (request) => abortAt(stage, request))
  server.post('/', async (request, reply) => {
    await abortAt('handler', request)
    if (request.headers['x-stage'] !== 'answering') return { done: true }
    async function* parts() {
      yield 'the first part'
      await abortAt('answering', request)
      yield 'the second part'
    }
    return reply.send(Readable.from(parts()))
  })
  server.post('/held', () => new Promise((resolve) => held.push(() => resolve({ done: true }))))
  return { server, held }
}

const closeOf = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()))

type AbortAt = (stage: Stage, request: { headers: object; raw: { socket: Socket } }) => Promise<void>

/** Adds the hooks that run before a request is counted. */
function addEarlyHooks(server: FastifyInstance, abortAt: AbortAt): void {
  server.addHook('onRequest', async (request) => abortAt('onRequest', request))
  server.addHook('preParsing', async (request) => abortAt('preParsing', request))
  server.addHook('preValidation', async (request) => abortAt('preValidation', request))
}

const requestOf = (path: string, stage = 'none') =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Stage: ${stage}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`

describe('T24 a request whose connection closes', () => {
  let running: ReturnType<typeof startServer>
  let port = 0
  beforeAll(async () => {
    running = startServer()
    await running.server.listen({ host: '127.0.0.1', port: 0 })
    port = (running.server.server.address() as AddressInfo).port
  })
  afterAll(() => running.server.close())

  /** Sends text on a new connection, and resolves when the server closes it. */
  async function send(text: string): Promise<void> {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.resume().write(text)
    await closeOf(socket)
  }

  /** Expects that every slot can be taken, and no more. */
  async function expectAllFree(): Promise<void> {
    const url = `http://127.0.0.1:${port}`
    const post = (path: string) => fetch(url + path, { method: 'POST' })
    const answers = Array.from({ length: MOST_AT_ONCE }, () => post('/held'))
    await expect.poll(() => running.held.length).toBe(MOST_AT_ONCE)
    expect((await post('/')).status).toBe(503)
    for (const end of running.held.splice(0)) end()
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200))
  }

  test.each(STAGES)('at %s gives its slot back', async (stage) => {
    for (let count = 0; count < ABORTS; count += MOST_AT_ONCE)
      await Promise.all(Array.from({ length: MOST_AT_ONCE }, () => send(requestOf('/', stage))))
    await expectAllFree()
  })

  test('gives back the slots of those that waited behind it on the same connection', async () => {
    for (let count = 0; count < 20; count++) {
      const socket = connect(port, '127.0.0.1').on('error', () => {})
      socket.write(requestOf('/held').repeat(MOST_AT_ONCE))
      await expect.poll(() => running.held.length).toBe(MOST_AT_ONCE)
      socket.resetAndDestroy()
      await expect
        .poll(async () => (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST' })).status)
        .toBe(200)
      for (const end of running.held.splice(0)) end()
    }
    await expectAllFree()
  })
})

describe('T24 a visitor who leaves while their token is verified', () => {
  const verifying: (() => void)[] = []
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  beforeAll(async () => {
    const verifyToken = async () => {
      await new Promise<void>((resolve) => verifying.push(resolve))
      return { subject: 'customer', email: 'customer@example.com' }
    }
    api = await startTestSandbox(OPERATION_ENGINE, {
      verifyToken,
      httpLimits: { requestsAtOnce: MOST_AT_ONCE },
    })
  })
  afterAll(() => api.close())

  test('leaves room for everybody', async () => {
    const leaving = new AbortController()
    const request = { headers: { authorization: 'Bearer customer' }, signal: leaving.signal }
    const left = Array.from({ length: 10 * MOST_AT_ONCE }, () =>
      fetch(`${api.url}/api/v1/users`, request).catch(() => 'left'),
    )
    await expect.poll(() => verifying.length).toBe(left.length)
    leaving.abort()
    expect(await Promise.all(left)).toEqual(left.map(() => 'left'))
    // The server has read the ends of those connections by the time it answers on another one.
    await api.get('/healthz')
    for (const end of verifying.splice(0)) end()
    expect((await api.get('/api/v1/vendor/Vendorsdetails?supplierCode=MLC')).status).toBe(200)
  })
})
