import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'
import { SECURITY_HEADERS } from './headers.ts'

let api: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  api = await startTestSandbox(OPERATION_ENGINE)
})
afterAll(() => api.close())

/** Sends bytes that no client library would send, and returns the answer. */
function say(text: string): Promise<{ status: number; headers: Record<string, string>; body: string }> {
  const { hostname, port } = new URL(api.url)
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.setEncoding('latin1').on('data', (part) => {
      received += part
    })
    socket.once('error', reject)
    socket.once('close', () => {
      const [head = '', body = ''] = received.split('\r\n\r\n')
      const [first = '', ...lines] = head.split('\r\n')
      const headers = lines.map((line) => [line.split(': ')[0]?.toLowerCase(), line.split(': ')[1]])
      resolve({ status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body })
    })
  })
}

const END = 'Host: localhost\r\nConnection: close\r\n\r\n'
const JSON_HEAD = 'Host: localhost\r\nContent-Type: application/json\r\n'
const CONTACT = 'POST /api/v1/contact HTTP/1.1\r\n'

describe('L: what never reaches an operation is answered with the headers of every answer and a problem', () => {
  test.each([
    ['a broken escape', `GET /% HTTP/1.1\r\n${END}`, 400, 'malformed'],
    ['a parameter too long', `GET /api/v1/drafts/${'a'.repeat(200)} HTTP/1.1\r\n${END}`, 414, 'malformed'],
    ['a fragment', `GET /healthz#/api HTTP/1.1\r\n${END}`, 400, 'malformed'],
    ['half a request line', 'NONSENSE\r\n\r\n', 400, 'malformed'],
    ['a request line of another protocol', '\x16\x03\x01\x02\x00\x01\x00', 400, 'malformed'],
    ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'host'],
    ['headers too large', `GET /healthz HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n${END}`, 431, 'too-large'],
    ['an address too long', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${END}`, 431, 'too-large'],
    [
      'an unknown expectation',
      `${CONTACT}Expect: 200-maybe\r\nContent-Length: 2\r\n${END}{}`,
      417,
      'expectation',
    ],
    ['CONNECT', `CONNECT localhost:22 HTTP/1.1\r\n${END}`, 405, 'method'],
    ['TRACE', `TRACE /healthz HTTP/1.1\r\n${END}`, 404, 'not-found'],
    ['OPTIONS of nobody', `OPTIONS /healthz HTTP/1.1\r\n${END}`, 404, 'not-found'],
    ['two hosts', `GET /healthz HTTP/1.1\r\nHost: evil.example\r\n${END}`, 400, 'repeated-header'],
    [
      'two tokens',
      `GET /api/v1/users HTTP/1.1\r\nAuthorization: Bearer a\r\nauthorization: Bearer b\r\n${END}`,
      400,
      'repeated-header',
    ],
    [
      'two types',
      `${CONTACT}Content-Type: text/plain\r\n${JSON_HEAD}Content-Length: 2\r\nConnection: close\r\n\r\n{}`,
      400,
      'repeated-header',
    ],
    [
      'two ends of a body',
      `${CONTACT}${JSON_HEAD}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      'malformed',
    ],
    [
      'two lengths',
      `${CONTACT}${JSON_HEAD}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
      400,
      'malformed',
    ],
    ['a folded header', `GET /healthz HTTP/1.1\r\nX: a\r\n b\r\n${END}`, 400, 'malformed'],
    ['a bare line feed', `GET /healthz HTTP/1.1\nHost: x\n\n`, 400, 'malformed'],
  ])('%s', async (_, text, status, code) => {
    const answer = await say(text)
    expect([answer.status, JSON.parse(answer.body).errors]).toEqual([status, [{ field: '', code }]])
    expect(answer.headers).toMatchObject(SECURITY_HEADERS)
    expect(answer.headers['content-type']).toContain('application/problem+json')
  })

  test('an answer on its way is not broken by what follows it', async () => {
    const { status, body } = await say(
      `GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /healthz HTTP/1.1\r\n${END}`,
    )
    expect([status, body.startsWith('{"status":"ok"}')]).toEqual([200, true])
  })

  test('a request of HTTP/1.0 needs no host', async () => {
    expect((await say('GET /healthz HTTP/1.0\r\n\r\n')).status).toBe(200)
  })

  test('a body that the client waits to send is refused by its type', async () => {
    const head =
      'Host: localhost\r\nContent-Type: text/plain\r\nExpect: 100-continue\r\nContent-Length: 2\r\n'
    const { body } = await say(`${CONTACT}${head}Connection: close\r\n\r\n{}`)
    expect(body).toContain('415 Unsupported Media Type')
  })
})
