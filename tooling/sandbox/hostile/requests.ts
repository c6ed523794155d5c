import { connect } from 'node:net'
import { exampleOf, quoteBody } from '../src/testing/bodies.ts'
import type { Backend } from './Backend.ts'
import { CONTROLS, codeOf, JSON_TYPE, newPerson, REPORT_TYPE, type Scenario } from './Scenario.ts'

const QUOTES = '/api/v1/quote/savequotes'
const EMPTY_OBJECTS = 85_000
const SOCKETS = 400
const PATIENCE_MS = 20_000

const answer = ({ status, json }: Awaited<ReturnType<Backend['send']>>) => `${status} ${codeOf(json)}`.trim()

/** Resolves with the result of a request, or with "no answer" if the backend stays silent for `PATIENCE_MS`. */
async function within(sent: Promise<string>): Promise<string> {
  const silent = new Promise<string>((resolve) => setTimeout(() => resolve('no answer'), PATIENCE_MS))
  return Promise.race([
    sent.catch((error) => `the connection ended (${error.code ?? error.message})`),
    silent,
  ])
}

const lives = async (backend: Backend) =>
  within(backend.send('GET', '/healthz', {}).then(({ status }) => `health ${status}`))

/** Opens connections that send the head of a request and the first byte of its body. */
async function holdOpen(backend: Backend, count: number): Promise<() => void> {
  const { hostname, port } = new URL(backend.url)
  const head = `POST ${QUOTES} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`
  const sockets = Array.from({ length: count }, () => connect(Number(port), hostname))
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.on('error', () => resolve())
          socket.once('connect', () => socket.write(head, () => resolve()))
        }),
    ),
  )
  return () => {
    for (const socket of sockets) socket.destroy()
  }
}

export const requests: readonly Scenario[] = [
  {
    row: 'C1',
    request: 'UpdateUser as `application/csp-report` with `{"commission":99,"role":"admin"}`',
    run: async (start) => {
      const backend = await start(CONTROLS)
      const { token = '' } = await newPerson(backend)
      const headers = { ...REPORT_TYPE, authorization: `Bearer ${token}` }
      return answer(
        await backend.send('POST', '/api/v1/users/UpdateUser', headers, '{"commission":99,"role":"admin"}'),
      )
    },
  },
  {
    row: 'C1',
    request: 'A quote as `application/csp-report` with `customer_Status: "Policy in Force"`',
    run: async (start) => {
      const backend = await start()
      const body = { ...quoteBody(), customer_Status: 'Policy in Force' }
      return answer(await backend.send('POST', QUOTES, REPORT_TYPE, JSON.stringify(body)))
    },
  },
  {
    row: 'C2',
    request: '`POST contact` as `application/csp-report` with `{"name":{"length":4294967295}}`',
    run: async (start) => {
      const backend = await start()
      const body = { ...exampleOf<object>('ContactRequest'), name: { length: 4_294_967_295 } }
      const sent = backend.send('POST', '/api/v1/contact', REPORT_TYPE, JSON.stringify(body))
      const outcome = await within(sent.then(answer))
      return `${outcome}; then ${await lives(backend)}`
    },
  },
  {
    row: 'H1',
    request: '`quote/compare` with 85,000 `{}` as clients (256 KB)',
    run: async (start) => {
      const backend = await start()
      const body = JSON.stringify({ clients: Array.from({ length: EMPTY_OBJECTS }, () => ({})), tags: [] })
      const startedAt = performance.now()
      const outcome = await within(
        backend.send('POST', '/api/v1/quote/compare', JSON_TYPE, body).then(answer),
      )
      return `${outcome} after ${Math.round(performance.now() - startedAt)} ms`
    },
  },
  {
    row: 'H2',
    request: '400 connections with one byte of a body each, then a price list by another visitor',
    run: async (start) => {
      const backend = await start()
      const release = await holdOpen(backend, SOCKETS)
      const outcome = await within(
        backend.send('GET', '/api/v1/vendor/Vendorsdetails?supplierCode=MLC', {}).then(answer),
      )
      release()
      return outcome
    },
  },
  {
    row: 'H4',
    request: '`GET /sandbox/mail` and `POST /sandbox/users` as a proxy sends them, nothing configured',
    run: async (start) => {
      const backend = await start()
      const forwarded = { ...JSON_TYPE, 'x-forwarded-for': '203.0.113.7' }
      const mail = await backend.send('GET', '/sandbox/mail', forwarded)
      const people = await backend.send('POST', '/sandbox/users', forwarded, '{}')
      return `${mail.status} and ${people.status}`
    },
  },
  {
    row: 'M4',
    request: 'UpdateUser with `Idempotency-Key: abc`',
    run: async (start) => {
      const backend = await start(CONTROLS)
      const { token = '' } = await newPerson(backend)
      const headers = { ...JSON_TYPE, authorization: `Bearer ${token}`, 'idempotency-key': 'abc' }
      return answer(
        await backend.send('POST', '/api/v1/users/UpdateUser', headers, '{"mobile":"+61491570006"}'),
      )
    },
  },
  {
    row: 'L',
    request: '`GET /%`',
    run: async (start) => {
      const { status, headers } = await (await start()).send('GET', '/%', {})
      const policy = headers['content-security-policy'] ? 'with' : 'without'
      return `${status} ${headers['content-type']}, ${policy} security headers`
    },
  },
  {
    row: 'L',
    request: '`POST /csp-report` with `null` as JSON, then 300 reports in a row',
    run: async (start) => {
      const backend = await start()
      const send = (body: string) => backend.send('POST', '/csp-report', REPORT_TYPE, body)
      const none = answer(await backend.send('POST', '/csp-report', JSON_TYPE, 'null'))
      const reports = await Promise.all(
        Array.from({ length: 300 }, () => send('{"csp-report":{"violated-directive":"img-src"}}')),
      )
      const taken = reports.filter(({ status }) => status === 204).length
      return `${none}; ${taken} of 300 taken`
    },
  },
]
