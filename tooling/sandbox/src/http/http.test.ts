import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailedCalculation, newTracking, quoteBody } from '../testing/bodies.ts'
import { documentOperations } from '../testing/documentOperations.ts'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'
import { callIdentity, signInWith } from '../testing/identity.ts'

const QUOTES = '/api/v1/quote/savequotes'
const JSON_TYPE = { 'content-type': 'application/json' }

let log = ''
const stream = new Writable({
  write(chunk, _encoding, done) {
    log += chunk
    done()
  },
})
let api: Awaited<ReturnType<typeof startTestSandbox>>
let listed: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  api = await startTestSandbox(OPERATION_ENGINE, { log: stream })
  listed = await startTestSandbox(OPERATION_ENGINE, {
    allowedOrigins: ['https://wattlebird.example'],
    controls: false,
  })
})
afterAll(async () => {
  await api.close()
  await listed.close()
})

const rowsOf = async (clientId: string | undefined) =>
  (await api.get(`/sandbox/saved/quotes?clientId=${clientId}`)).json as unknown[]

/** Uses Node's client, since `fetch` may not set an origin. */
function preflight(url: string, path: string, headers: Record<string, string>, method = 'OPTIONS') {
  return new Promise<{ status: number; headers: Record<string, string | string[] | undefined> }>(
    (resolve, reject) => {
      const request = httpRequest(url + path, { method, headers }, (answer) => {
        answer.resume()
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }))
      })
      request.once('error', reject)
      request.end()
    },
  )
}

describe('T18 origins', () => {
  const ALLOWED = [
    'http://localhost:5173',
    'http://localhost',
    'http://wattlebird.localhost:4173',
    'http://embed.localhost:4173',
    'http://coolabah.localhost:8080',
    'http://127.0.0.1:4110',
  ]
  const REFUSED = [
    'null',
    'https://localhost:5173',
    'http://localhost.evil.example',
    'http://evil-localhost',
    'http://wattlebird.localhost.evil.example',
    'http://evilwattlebird.localhost:4173',
    'http://partner.localhost:4173',
    'http://Wattlebird.localhost:4173',
    'http://wattlebird.localhost:4173/',
    'http://wattlebird.localhost:4173@evil.example',
    'http://127.0.0.1.evil.example',
    'http://127.0.0.2:4173',
    'http://wattlebird.example',
    'file://',
    'http://wattlebirdxlocalhost:4173',
    'http://localhost:999999',
  ]

  test.each(ALLOWED)('%s may call', async (origin) => {
    const headers = { origin, 'access-control-request-method': 'POST' }
    const answer = await preflight(api.url, QUOTES, headers)
    expect(answer.status).toBe(204)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers':
        'authorization, content-type, idempotency-key, if-none-match, document-type',
      'access-control-max-age': '7200',
      vary: 'Origin',
    })
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
    const read = await preflight(api.url, '/cdn/data.json', { origin }, 'GET')
    expect(read.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'retry-after, date',
    })
  })

  const namesOf = ({ parameters, bodies, needsToken }: (typeof documentOperations)[number]) => [
    ...parameters.filter((one) => one.in === 'header').map(({ name }) => name.toLowerCase()),
    ...(Object.keys(bodies).length > 0 ? ['content-type'] : []),
    ...(needsToken ? ['authorization'] : []),
  ]

  test.each(documentOperations.filter((operation) => namesOf(operation).length > 0))(
    'a page of another origin may send each header of $id',
    async (operation) => {
      const { method, path } = operation
      const origin = 'http://wattlebird.localhost:4173'
      const { headers } = await preflight(api.url, path.replaceAll(/\{\w+\}/g, '1'), {
        ...{ origin, 'access-control-request-method': method },
        'access-control-request-headers': namesOf(operation).join(','),
      })
      const allowed = String(headers['access-control-allow-headers']).split(/, */)
      expect(allowed).toEqual(expect.arrayContaining(namesOf(operation)))
      // The browser needs no leave for these methods.
      if (!['GET', 'HEAD', 'OPTIONS'].includes(method))
        expect(String(headers['access-control-allow-methods']).split(/, */)).toContain(method)
    },
  )

  test.each(REFUSED)('%s may not', async (origin) => {
    const headers = { origin, 'access-control-request-method': 'POST' }
    const answer = await preflight(api.url, QUOTES, headers)
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    expect(answer.headers.vary).toBe('Origin')
    expect(answer.status).toBe(404)
  })

  test('a list of origins replaces the local hosts', async () => {
    const post = async (origin: string) =>
      (await preflight(listed.url, '/healthz', { origin }, 'GET')).headers['access-control-allow-origin']
    expect(await post('https://wattlebird.example')).toBe('https://wattlebird.example')
    expect(await post('http://localhost:5173')).toBeUndefined()
    expect(await post('https://wattlebird.example.evil.example')).toBeUndefined()
  })
})

describe('headers', () => {
  test.each(['/healthz', '/nothing-here', '/api/v1/users', '/cdn/data.json'])('%s', async (path) => {
    const { headers } = await api.get(path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    expect(headers.get('set-cookie')).toBeNull()
  })

  test('T25 what is not there is a problem, never a page', async () => {
    const answer = await api.get('/assets/x.js')
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
  })
})

describe('bodies', () => {
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'T17 %s is never a write',
    async (type) => {
      const body = quoteBody()
      const answer = await api.call('POST', QUOTES, {
        raw: JSON.stringify(body),
        headers: { 'content-type': type },
      })
      expect(answer.json).toMatchObject({ status: 415, errors: [{ code: 'media-type' }] })
      expect(await rowsOf(body.tracking?.clientId)).toEqual([])
    },
  )

  test('a missing body is refused, with and without a type', async () => {
    expect((await api.call('POST', QUOTES)).status).toBe(400)
    expect((await api.call('POST', QUOTES, { headers: JSON_TYPE })).status).toBe(400)
  })

  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  test.each([
    ['not JSON', '{"a":', 'not-json'],
    ['nested too deeply', nested(21), 'too-deep'],
    ['nested 2,000 deep', nested(2_000), 'too-deep'],
    ['with a reserved key', '{"__proto__":{"polluted":1}}', 'reserved-key'],
    ['with a null character', '{"a":"\\u0000"}', 'characters'],
    ['with half a character', '{"a":"\\ud800"}', 'characters'],
  ])('T24 %s', async (_, raw, code) => {
    const answer = await api.call('POST', QUOTES, { raw, headers: JSON_TYPE })
    expect(answer.json).toMatchObject({ status: 400, errors: [{ code }] })
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  test('T24 nested 20,000 deep is more than a quote can have', async () => {
    const answer = await api.call('POST', QUOTES, { raw: nested(20_000), headers: JSON_TYPE })
    expect(answer.json).toMatchObject({ status: 413, errors: [{ code: 'too-large' }] })
  })

  test('T24 256 KB is the most', async () => {
    const raw = JSON.stringify({ a: 'x'.repeat(256 * 1024) })
    const answer = await api.call('POST', QUOTES, { raw, headers: JSON_TYPE })
    expect(answer.json).toMatchObject({ status: 413, errors: [{ code: 'too-large' }] })
  })

  test('texts of a body stay texts', async () => {
    const lifeCover = { amount: '600000' as unknown as number, lifeOwner: 'O' as const }
    expect((await api.post(QUOTES, quoteBody({ lifeCover }))).json).toMatchObject({
      status: 422,
      errors: [{ field: 'lifeCover.amount', code: 'type' }],
    })
  })

  test('T22 unknown and repeated query keys are refused', async () => {
    const path = '/api/v1/vendor/Vendorsdetails?supplierCode=MLC'
    expect((await api.get(`${path}&x=1`)).status).toBe(400)
    expect((await api.get(`${path}&supplierCode=NEO`)).status).toBe(400)
    expect((await api.get('/healthz?x=1')).status).toBe(400)
  })

  test('T24 a connection that sends nothing does not keep others waiting', async () => {
    const { hostname, port } = new URL(api.url)
    const idle = Array.from({ length: 50 }, () => connect(Number(port), hostname))
    for (const socket of idle) socket.write('POST /api/v1/quote/savequotes HTTP/1.1\r\nHost: x\r\n')
    expect((await api.get('/healthz')).status).toBe(200)
    // The request was answered while the silent connections were still open.
    expect(idle.filter(({ readableEnded, destroyed }) => readableEnded || destroyed)).toEqual([])
    for (const socket of idle) socket.destroy()
  })
})

describe('errors', () => {
  test('T30 a failure of ours tells a reference and nothing else', async () => {
    const tracking = newTracking()
    await api.post('/sandbox/faults', { clientId: tracking.clientId, saves: 'fail' })
    const answer = await api.post(QUOTES, quoteBody({ tracking }))
    expect(answer.json).toEqual({
      type: 'about:blank',
      title: 'Something went wrong here',
      status: 500,
      reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
      errors: [{ field: '', code: 'failed' }],
    })
    expect(answer.text).not.toMatch(/ at |\.ts|fault board/)
    expect(log).toContain((answer.json as { reference: string }).reference)
  })

  test('a text that would break a log line or an answer does not', async () => {
    const key = '"}\n{"forged":1'
    expect((await api.post(QUOTES, { [key]: 1 })).status).toBe(422)
    expect(log).not.toContain('forged')
  })
})

test('T26 nothing that a customer typed is in the log', async () => {
  const canaries = ['Canaryname', 'canary.address@example.com', 'Canarydraft']
  const tracking = newTracking({ draft: 'Canarydraft' })
  const [first_Name = '', contactEmail = ''] = canaries
  await api.post(QUOTES, quoteBody({ first_Name, tracking }))
  await api.post(QUOTES, quoteBody({ first_Name, tracking, last_Name: 'Canaryname' }))
  await api.post(QUOTES, { ...quoteBody({ first_Name }), Canarydraft: 1 })
  await api.call('POST', QUOTES, { raw: `{"first_Name":"${first_Name}`, headers: JSON_TYPE })
  await api.post('/sandbox/faults', { clientId: tracking.clientId, saves: 'fail' })
  await api.post(QUOTES, quoteBody({ first_Name, tracking: newTracking({ clientId: tracking.clientId }) }))
  await api.post('/api/v1/savecalculatecoverform', mailedCalculation(contactEmail))
  await api.get(`/api/v1/transferpolicy/GetUserdetailsByEmail?email=${contactEmail}`)
  await api.get(`/${first_Name}?email=${contactEmail}`)
  await callIdentity(api.url, 'SignUp', { Username: contactEmail, Password: 'Canaryname1!' })
  await signInWith(api.url, contactEmail, 'Canaryname2!')
  expect(log.split('\n').length).toBeGreaterThan(8)
  for (const canary of canaries) expect(log.toLowerCase()).not.toContain(canary.toLowerCase())
})
