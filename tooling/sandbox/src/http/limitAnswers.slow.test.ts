import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { answerErrors } from './answerErrors.ts'
import { LIMITS } from './connections.ts'
import { limitAnswers } from './limitAnswers.ts'

const MIB = 1024 * 1024
/** More than the buffers of both ends of a connection take. */
const LENGTH = 16 * MIB

const open: Socket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})

const streams: Readable[] = []
/** A stream of so many bytes, made as they are read. */
function streamOf(length: number): Readable {
  let sent = 0
  const stream = new Readable({
    read(size) {
      const bytes = Math.min(size, length - sent)
      sent += bytes
      this.push(bytes === 0 ? null : Buffer.alloc(bytes))
    },
  })
  streams.push(stream)
  return stream
}

function startServer({ leastRate = 100 * MIB, graceMs = 60_000 } = {}) {
  let now = 0
  const server = Fastify({ forceCloseConnections: true })
  answerErrors(server)
  const pool = limitAnswers(
    server,
    {
      pool: { bytes: 2.5 * LENGTH, bytesOfOneNetwork: 1.5 * LENGTH, room: MIB },
      small: 1_000,
      streamed: LENGTH / 16,
      leastRate,
      graceMs,
    },
    () => new Date(now),
  )
  server.get('/large', async () => Buffer.alloc(LENGTH))
  server.get('/small', async () => 'x'.repeat(1_000))
  server.get('/stream', async (_request, reply) =>
    reply.header('content-length', LENGTH).send(streamOf(LENGTH)),
  )
  const wait = (ms: number) => {
    now += ms
  }
  return { server, pool, wait }
}

let [url, slowUrl] = ['', '']
const { server, pool, wait } = startServer()
const impatient = startServer({ graceMs: 200, leastRate: 1_000 * MIB }).server
beforeAll(async () => {
  url = await server.listen({ port: 0, host: '127.0.0.1' })
  slowUrl = await impatient.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  await impatient.close()
})

/** Asks for an answer and reads its beginning alone. */
async function begin(path: string, from: string, at = server): Promise<Socket> {
  const { port } = at.server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', localAddress: from }).on('error', () => {})
  open.push(socket)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  await once(socket, 'readable')
  return socket
}

const statusOf = async (path: string) => {
  const answer = await fetch(url + path)
  await answer.arrayBuffer()
  return answer.status
}

test('answers that are not taken have so much memory, one network less, and small ones need none', async () => {
  const first = await begin('/large', '127.0.0.2')
  const refused = await begin('/large', '127.0.0.2')
  expect(String(refused.read())).toMatch(/^HTTP\/1\.1 503 [\s\S]*"code":"busy"/)
  await begin('/large', '127.0.0.3')
  expect(await statusOf('/large')).toBe(503)
  expect(await statusOf('/small')).toBe(200)
  first.destroy()
  await expect.poll(() => statusOf('/large')).toBe(200)
})

test('a stream counts as what is in memory of it, and ends where there is no room', async () => {
  await expect.poll(() => pool.take('127.0.0.9', 1.4 * LENGTH)).toBe(true)
  pool.give('127.0.0.9', 1.4 * LENGTH)
  await begin('/large', '127.0.0.3')
  await begin('/large', '127.0.0.4')
  for (let count = 0; count < 8; count++) await begin('/stream', '127.0.0.2')
  expect(await statusOf('/stream')).toBe(503)
  expect(streams.at(-1)?.destroyed).toBe(true)
})

test('an answer that was taken gives its memory back', async () => {
  await expect.poll(() => pool.take('127.0.0.9', 1.4 * LENGTH)).toBe(true)
  pool.give('127.0.0.9', 1.4 * LENGTH)
  for (let count = 0; count < 6; count++) expect(await statusOf('/large')).toBe(200)
  for (let count = 0; count < 6; count++) expect(await statusOf('/stream')).toBe(200)
})

test('it has been full since there was no room for one more', async () => {
  await expect.poll(() => statusOf('/large')).toBe(200)
  const held = [await begin('/large', '127.0.0.2'), await begin('/large', '127.0.0.3')]
  for (let count = 0; count < 8; count++) held.push(await begin('/stream', '127.0.0.4'))
  wait(10_000)
  expect(pool.fullForMs()).toBe(10_000)
  for (const socket of held) socket.destroy()
  await expect.poll(() => pool.fullForMs()).toBe(0)
})

test.each(['/large', '/stream'])('an answer of %s that is taken too slowly ends', async (path) => {
  const socket = await begin(path, '127.0.0.2', impatient)
  const ended = once(socket, 'close')
  // Reads now and then, as one does who wants to hold it.
  const sip = setInterval(() => socket.read(), 50)
  await ended
  clearInterval(sip)
  expect(slowUrl).toContain('127.0.0.1')
  expect(socket.bytesRead).toBeLessThan(LENGTH)
})

test('the limits of production are in force', () => {
  expect(LIMITS.answers).toEqual({
    pool: { bytes: 96 * MIB, bytesOfOneNetwork: 24 * MIB, room: MIB },
    small: 64 * 1024,
    streamed: MIB,
    leastRate: 20 * 1024,
    graceMs: 10_000,
  })
})
