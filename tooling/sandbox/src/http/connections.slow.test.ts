import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, Socket } from 'node:net'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'
import { connectionOptions, LIMITS, limitConnections } from './connections.ts'
import { sharedAddressFilter } from './sharedAddressFilter.ts'

const HEAD = 'POST /api/v1/quote/savequotes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
const VENDOR = '/api/v1/vendor/Vendorsdetails?supplierCode=MLC'

const open: Socket[] = []
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy()
  for (const close of closing.splice(0)) await close()
})

async function start(httpLimits = {}) {
  const api = await startTestSandbox(OPERATION_ENGINE, { httpLimits })
  closing.push(api.close)
  return api
}

/** Opens a connection, sends a text and waits; resolves with the received text when it ends. */
function speak(url: string, text: string, localAddress?: string) {
  const { hostname, port } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname, ...(localAddress && { localAddress }) })
  open.push(socket)
  let received = ''
  socket.setEncoding('utf8').on('data', (part) => {
    received += part
  })
  socket.on('error', () => {})
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(received)))
  socket.write(text)
  return { socket, ended }
}

describe('H2: time', () => {
  let url = ''
  let stop = async () => {}
  beforeAll(async () => {
    const httpLimits = { headersTimeoutMs: 200, requestTimeoutMs: 400, checkIntervalMs: 50 }
    const api = await startTestSandbox(OPERATION_ENGINE, { httpLimits })
    url = api.url
    stop = api.close
  })
  afterAll(() => stop())

  test('the limits of production are in force, headers below requests', () => {
    expect(LIMITS).toMatchObject({
      headersTimeoutMs: 5_000,
      requestTimeoutMs: 15_000,
      checkIntervalMs: 1_000,
      silenceMs: 30_000,
    })
    const { server } = Fastify(connectionOptions(LIMITS))
    expect(server).toMatchObject({ headersTimeout: 5_000, requestTimeout: 15_000, timeout: 30_000 })
    expect(connectionOptions(LIMITS).http.connectionsCheckingInterval).toBe(1_000)
  })

  test.each([
    ['of nothing at all', ''],
    ['of half a head', HEAD],
    ['of a body that does not come', `${HEAD}Content-Length: 10\r\n\r\n{`],
    ['of a body in parts that does not end', `${HEAD}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`],
  ])('T24 a request %s is given up', async (_, text) => {
    const answer = await speak(url, text).ended
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain('"code":"timeout"')
    expect(answer).toContain("content-security-policy: default-src 'none'")
  })

  test('T24 a body byte by byte is given up though it goes on', async () => {
    const { socket, ended } = speak(url, `${HEAD}Content-Length: 1000\r\n\r\n{`)
    const drip = setInterval(() => socket.write(' '), 20)
    expect(await ended).toMatch(/^HTTP\/1\.1 408 /)
    clearInterval(drip)
  })
})

describe('H2: rate', () => {
  /** The time of a whole request is far off, so that the rate alone ends one. */
  const slowly = {
    leastRate: { bytes: 100, windowMs: 300 },
    checkIntervalMs: 50,
    requestTimeoutMs: 3_600_000,
  }

  test('the rate of production is a kibibyte in three seconds', () => {
    expect(LIMITS.leastRate).toEqual({ bytes: 1_024, windowMs: 3_000 })
  })

  test.each([
    ['that stops', 0],
    ['that comes too slowly', 1],
  ])('T24 a body %s is given up long before its time', async (_, bytes) => {
    const { url } = await start(slowly)
    const { socket, ended } = speak(url, `${HEAD}Content-Length: 5000\r\n\r\n${' '.repeat(500)}`)
    const drip = setInterval(() => socket.write(' '.repeat(bytes)), 20)
    const answer = await ended
    clearInterval(drip)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain('"code":"timeout"')
  })

  test('T24 a body that came at the rate and then stops is given up', async () => {
    const { url } = await start(slowly)
    const { socket, ended } = speak(url, `${HEAD}Content-Length: 5000\r\n\r\n`)
    let parts = 0
    const part = setInterval(() => {
      socket.write(' '.repeat(100))
      parts += 1
      if (parts === 6) clearInterval(part)
    }, 50)
    expect(await ended).toMatch(/^HTTP\/1\.1 408 /)
    expect(parts).toBe(6)
  })

  test('a slow body at the rate arrives', async () => {
    const { url } = await start(slowly)
    const { socket, ended } = speak(url, `${HEAD}Connection: close\r\nContent-Length: 1000\r\n\r\n`)
    let sent = 0
    const part = setInterval(() => {
      socket.write(' '.repeat(100))
      sent += 100
      if (sent === 1_000) clearInterval(part)
    }, 100)
    expect(await ended).toMatch(/^HTTP\/1\.1 400 /)
  })
})

describe('H2: number', () => {
  test('400 bodies of one byte take nobody’s place', async () => {
    const api = await start()
    const slow = Array.from({ length: 400 }, () => speak(api.url, `${HEAD}Content-Length: 10\r\n\r\n{`))
    await Promise.all(slow.map(({ socket }) => once(socket, 'ready').catch(() => {})))
    for (let count = 0; count < 20; count++) expect((await api.get(VENDOR)).status).toBe(200)
  })

  test('one address may hold so many connections, and another is not shut out', async () => {
    const { url } = await start({ connectionsOfOneNetwork: 3 })
    const held = [1, 2, 3].map(() => speak(url, '', '127.0.0.2'))
    await Promise.all(held.map(({ socket }) => once(socket, 'ready')))
    expect(await speak(url, 'GET /healthz HTTP/1.0\r\n\r\n', '127.0.0.2').ended).toBe('')
    expect(await speak(url, 'GET /healthz HTTP/1.0\r\n\r\n', '127.0.0.3').ended).toContain('200 OK')
    held[0]?.socket.destroy()
    await expect
      .poll(() => speak(url, 'GET /healthz HTTP/1.0\r\n\r\n', '127.0.0.2').ended)
      .toContain('200 OK')
  })

  test('T24 the addresses of one IPv6 network are one', async () => {
    const server = createServer((_request, response) => response.end('here'))
    limitConnections(server, { ...LIMITS, connectionsOfOneNetwork: 2 }, sharedAddressFilter([]))
    const connected = (remoteAddress: string) => {
      const socket = new Socket()
      Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
      server.emit('connection', socket)
      return socket.destroyed
    }
    expect(
      ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ff::3', '2001:db8:1:3::1'].map(connected),
    ).toEqual([false, false, true, false])
  })

  test('all together may hold so many', async () => {
    const server = createServer((_request, response) => response.end('here'))
    limitConnections(server, { ...LIMITS, connections: 2 }, sharedAddressFilter([]))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    closing.push(async () => void server.close())
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const held = [1, 2].map(() => speak(url, ''))
    await Promise.all(held.map(({ socket }) => once(socket, 'ready')))
    expect(await speak(url, 'GET / HTTP/1.0\r\n\r\n').ended).toBe('')
    expect([LIMITS.connections, LIMITS.connectionsOfOneNetwork]).toEqual([2_000, 200])
  })
})
