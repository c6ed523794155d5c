import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { makeLimiters } from '../limits/makeLimiters.ts'
import { answerErrors } from './answerErrors.ts'
import { limitBodyBytes, MOST_BODY_KB } from './limitBodyBytes.ts'

const KB = 1024
const body = Buffer.from(JSON.stringify({ text: 'x'.repeat(1_000 * KB) }))
/** The kilobytes that one body counts as. */
const BODY_KB = 1_001

function start() {
  const server = Fastify({ bodyLimit: 4 * KB * KB })
  answerErrors(server)
  limitBodyBytes(server, { controls: true }, makeLimiters(null))
  server.addContentTypeParser('image/png', { parseAs: 'buffer' }, (_request, bytes, done) =>
    done(null, bytes),
  )
  server.post('/', async () => 'stored')
  server.get('/', async () => 'read')
  return server
}

// Takes over 5 s on a slow machine: a thousand megabytes go through the server.
test('T24 one network sends 1,000 MB of answers a day, and others as much', async () => {
  const server = start()
  const send = async (remoteAddress: string) =>
    server.inject({
      method: 'POST',
      url: '/',
      remoteAddress,
      headers: { host: 'localhost', 'content-type': 'application/json' },
      body,
    })
  const count = Math.floor(MOST_BODY_KB / BODY_KB)
  for (let sent = 0; sent < count; sent += 1) expect((await send('192.0.2.1')).statusCode).toBe(200)
  const refused = await send('192.0.2.1')
  expect([refused.statusCode, refused.json().errors]).toEqual([429, [{ field: '', code: 'rate-limit' }]])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000)
  expect((await send('192.0.2.2')).statusCode).toBe(200)
  // It still reads, and sends files, which have limits of their own.
  const from = { url: '/', remoteAddress: '192.0.2.1', headers: { host: 'localhost' } }
  expect((await server.inject({ ...from, method: 'GET' })).statusCode).toBe(200)
  const file = { ...from.headers, 'content-type': 'image/png' }
  const sent = await server.inject({ ...from, method: 'POST', headers: file, body: Buffer.alloc(9) })
  expect(sent.statusCode).toBe(200)
}, 60_000)
