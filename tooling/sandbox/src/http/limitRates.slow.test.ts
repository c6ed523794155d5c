import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Writable } from 'node:stream'
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeLimiters } from '../limits/makeLimiters.ts'
import { addressOf, documentOperations, exampleBody } from '../testing/documentOperations.ts'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'
import { isLongRun } from '../testing/isLongRun.ts'
import { answerErrors } from './answerErrors.ts'
import { documentRoutes } from './documentRoutes.ts'
import { limitRates } from './limitRates.ts'
import { readDocument } from './readDocument.ts'

const { paths } = readDocument() as unknown as {
  paths: Record<string, Record<string, Record<string, unknown>>>
}
const limited = documentOperations.flatMap((operation) => {
  // An alias by POST has the rate of the call whose alias it is.
  const item = paths[operation.path]
  const rate = (item?.[operation.method.toLowerCase()] ?? item?.get)?.['x-rate-limit']
  return rate ? [{ ...operation, rate: rate as { requests: number; seconds: number } }] : []
})

/** Thousands of requests to one operation take longer than all others together, so one such rate is tested. */
const MOST_REQUESTS = 300
const met = isLongRun
  ? limited
  : limited.filter(({ id, rate }) => rate.requests <= MOST_REQUESTS || id === 'saveTransfer')
/** The number of a rate's first requests that are sent whole. */
const WHOLE = 3
const drained = async (response: Response) => {
  await response.arrayBuffer()
  return { status: response.status, json: undefined }
}
/** The status; or the code where mail to one address is limited, which is another 429. */
const outcomeOf = ({ status, json }: { status: number; json: unknown }) => {
  const { errors = [] } = (json ?? {}) as { errors?: { code: string }[] }
  return errors[0]?.code === 'mail-limit' ? 'mail-limit' : status
}

let log = ''
const stream = new Writable({
  write(chunk, _encoding, done) {
    log += chunk
    done()
  },
})
let time = Date.parse('2026-11-21T00:00:00Z')
let api: Awaited<ReturnType<typeof startTestSandbox>>
const passTime = (seconds: number) => {
  time += seconds * 1000
  vi.setSystemTime(time)
}
beforeAll(async () => {
  api = await startTestSandbox(OPERATION_ENGINE, { controls: false, log: stream })
  // The counts look at the clock; its timers go on.
  vi.useFakeTimers({ toFake: ['Date'], now: time })
})
afterAll(() => {
  vi.useRealTimers()
  return api.close()
})

/** Returns the routes of a server as it starts. Fastify announces every server of the process. */
async function routesOf(): Promise<readonly RouteOptions[]> {
  await documentRoutes()
  const routes: RouteOptions[] = []
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', (route) => {
      routes.push(route)
    })
  }
  subscribe('fastify.initialization', watch)
  const other = await startTestSandbox(OPERATION_ENGINE, { controls: false })
  unsubscribe('fastify.initialization', watch)
  await other.close()
  return routes
}

describe('how often one address may call', () => {
  test('is limited for every operation', () => {
    const unlimited = documentOperations.filter(({ id }) => !limited.some((one) => one.id === id))
    expect(unlimited.map(({ id }) => id)).toEqual([])
    expect(limited.length).toBeGreaterThan(80)
  })

  test('is limited for every other address of the backend too', async () => {
    const routes = await routesOf()
    expect(routes.filter(({ config }) => config?.rateLimit === undefined)).toEqual([])
    const rateOf = (method: string, url: string) =>
      routes.find((route) => route.url === url && [route.method].flat().includes(method))?.config?.rateLimit
    expect(rateOf('POST', '/')).toEqual({ requests: 1_200, seconds: 60 })
    expect(rateOf('GET', '/documents/:file')).toEqual({ requests: 1_200, seconds: 60 })
    const codes = '/api/v1/users/sendverificationcodebyemail'
    expect(rateOf('POST', codes)).toEqual(rateOf('GET', codes))
    expect(rateOf('POST', codes)).toEqual({ requests: 120, seconds: 3_600 })
  })

  // Takes over 5 s for `getSupplierDocuments`: its first request draws the documents of every insurer.
  test.each(met)('$id', async (operation) => {
    const { method, rate, bodies } = operation
    const [type] = Object.keys(bodies)
    const sent = type === undefined ? {} : { body: exampleBody(operation), headers: { 'content-type': type } }
    const address = addressOf(operation)
    const send = () => api.call(method, address, sent)
    // A request counts before it is read, so most of a thousand requests are empty, which are answered sooner.
    const sendEmpty = () => fetch(api.url + address, { method }).then(drained)
    for (let count = 0; count < rate.requests; count++) {
      const isWhole = count < WHOLE || count === rate.requests - 1
      expect(outcomeOf(await (isWhole ? send() : sendEmpty()))).not.toBe(429)
    }
    const refused = await send()
    expect(refused.status).toBe(429)
    // An answer to HEAD has no body.
    if (method !== 'HEAD')
      expect(refused.json).toMatchObject({ status: 429, errors: [{ code: 'rate-limit' }] })
    expect(refused.headers.get('retry-after')).toBe(String(rate.seconds))
    passTime(rate.seconds)
    expect(outcomeOf(await send())).not.toBe(429)
  })

  test('each address has its own count, a network of IPv6 one, this machine none where tests come from it', async () => {
    const server = Fastify()
    answerErrors(server)
    limitRates(server, { controls: true }, makeLimiters(null))
    const config = { rateLimit: { requests: 1, seconds: 60 } }
    server.get('/', { config }, async () => 'here')
    const from = async (remoteAddress: string) =>
      (await server.inject({ url: '/', remoteAddress, headers: { host: 'localhost' } })).statusCode
    expect([await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.2')]).toEqual([
      200, 429, 200,
    ])
    expect([await from('2001:db8:1:2::1'), await from('2001:db8:1:2:ffff::9')]).toEqual([200, 429])
    expect([await from('2001:db8:1:3::1'), await from('2001:db8::1')]).toEqual([200, 200])
    expect([await from('127.0.0.1'), await from('127.0.0.1')]).toEqual([200, 200])
  })
})

describe('reports of browsers', () => {
  const report = async (body: unknown, type: string) => {
    passTime(60)
    log = ''
    const raw = JSON.stringify(body)
    const { status } = await api.call('POST', '/csp-report', { raw, headers: { 'content-type': type } })
    return {
      status,
      violated: [...log.matchAll(/"violated":"([^"]*)","count":(\d+)/g)].map(
        ([, name, count]) => `${name} ${count}`,
      ),
    }
  }
  const OLD = 'application/csp-report'
  const NEW = 'application/reports+json'

  test.each([
    [null, 422],
    [[null], 422],
    [[], 422],
    ['text', 422],
    [{ 'csp-report': null }, 422],
    [{ 'csp-report': [] }, 422],
    [{}, 422],
  ])('L: %j is refused, never a failure', async (body, status) => {
    expect(await report(body, OLD)).toEqual({ status, violated: [] })
  })

  test.each([
    [{ 'csp-report': { 'violated-directive': { toString: 1 } } }, ['unknown 1']],
    [{ 'csp-report': { 'violated-directive': 'script-src https://evil.example/canary' } }, ['script-src 1']],
    [{ 'csp-report': { effectiveDirective: `${'a'.repeat(41)}` } }, ['unknown 1']],
    [{ 'csp-report': { effectiveDirective: 'canary@example.com' } }, ['unknown 1']],
  ])('L: %j is taken', async (body, violated) => {
    expect(await report(body, OLD)).toEqual({ status: 204, violated })
  })

  test('L: a hundred of a kind are one line', async () => {
    const of = (effectiveDirective: string) => ({ type: 'csp-violation', body: { effectiveDirective } })
    const many = [
      ...Array.from({ length: 98 }, () => of('script-src-elem')),
      of('img-src'),
      { type: 'x', body: null },
    ]
    expect(await report(many, NEW)).toEqual({
      status: 204,
      violated: ['script-src-elem 98', 'img-src 1', 'unknown 1'],
    })
  })
})
