import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeRateLimit } from '../limits/makeRateLimit.ts'
import { addressOf, documentOperations, exampleBody } from '../testing/documentOperations.ts'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'
import { isLongRun } from '../testing/isLongRun.ts'
import { answerErrors } from './answerErrors.ts'
import { limitRates } from './limitRates.ts'
import { readDocument } from './readDocument.ts'

const { paths } = readDocument() as unknown as {
  paths: Record<string, Record<string, Record<string, unknown>>>
}
const limited = documentOperations.flatMap((operation) => {
  const rate = paths[operation.path]?.[operation.method.toLowerCase()]?.['x-rate-limit']
  return rate && !operation.id.startsWith('POST')
    ? [{ ...operation, rate: rate as { requests: number; seconds: number } }]
    : []
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
  return response
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
beforeAll(async () => {
  api = await startTestSandbox(OPERATION_ENGINE, { controls: false, log: stream, now: () => new Date(time) })
})
afterAll(() => api.close())

describe('how often one address may call', () => {
  test('is limited where a stranger could fill a table, a desk or a log', () => {
    expect(limited.map(({ id, rate }) => [id, rate.requests, rate.seconds])).toEqual([
      ['saveCalculation', 1000, 3600],
      ['updateUser', 600, 3600],
      ['exportMyData', 30, 3600],
      ['closeAccount', 30, 3600],
      ['cancelClosing', 60, 3600],
      ['saveQuote', 1000, 3600],
      ['openComparison', 60, 3600],
      ['saveApplication', 600, 3600],
      ['getApplication', 1000, 3600],
      ['claimApplication', 20, 3600],
      ['confirmClaim', 60, 3600],
      ['requestCopyCode', 20, 3600],
      ['confirmCopy', 60, 3600],
      ['getReceipt', 120, 3600],
      ['sendSignatureLink', 60, 3600],
      ['openSignature', 60, 3600],
      ['renewSignature', 60, 3600],
      ['confirmSignature', 60, 3600],
      ['submitSignature', 60, 3600],
      ['getSecondReceipt', 60, 3600],
      ['getDisclosures', 100, 3600],
      ['requestGuaranteedInsurability', 60, 3600],
      ['putInsurabilityFile', 60, 3600],
      ['changeCover', 60, 3600],
      ['getPolicyChangeDocument', 120, 3600],
      ['previewPolicyChange', 1200, 3600],
      ['saveTransfer', 600, 3600],
      ['getTransfer', 300, 3600],
      ['getTransferLetter', 120, 3600],
      ['sendTransferSignatureLink', 60, 3600],
      ['claimTransfer', 20, 3600],
      ['confirmTransferClaim', 60, 3600],
      ['putTransferFile', 60, 3600],
      ['getTransferFile', 120, 3600],
      ['deleteTransferFile', 120, 3600],
      ['putDraft', 3600, 3600],
      ['deleteDraft', 600, 3600],
      ['sendContactRequest', 20, 3600],
      ['requestAppointment', 20, 3600],
      ['lodgeClaim', 20, 3600],
      ['saveClaimBank', 20, 3600],
      ['putClaimFile', 120, 3600],
      ['deleteClaimFile', 120, 3600],
      ['createUpload', 240, 3600],
      ['readUpload', 3600, 3600],
      ['sendUploadPiece', 7200, 3600],
      ['deleteUpload', 240, 3600],
      ['requestIdentityCheck', 60, 3600],
      ['putIdentityFile', 60, 3600],
      ['deleteIdentityFile', 120, 3600],
      ['sendIdentityCheckLink', 60, 3600],
      ['reportViolation', 100, 60],
    ])
  })

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
      expect((await (isWhole ? send() : sendEmpty())).status).not.toBe(429)
    }
    const refused = await send()
    expect(refused.status).toBe(429)
    // An answer to HEAD has no body.
    if (method !== 'HEAD')
      expect(refused.json).toMatchObject({ status: 429, errors: [{ code: 'rate-limit' }] })
    expect(refused.headers.get('retry-after')).toBe(String(rate.seconds))
    time += rate.seconds * 1000
    expect((await send()).status).not.toBe(429)
  })

  test('each address has its own count, a network of IPv6 one, this machine none where tests come from it', async () => {
    const server = Fastify()
    answerErrors(server)
    limitRates(server, { now: () => new Date(0), controls: true })
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

  test('what is counted stays small', () => {
    const limit = makeRateLimit({ requests: 1, seconds: 60 })
    expect([limit('first', new Date(0)), limit('first', new Date(0))]).toEqual([0, 60])
    for (let key = 0; key < 10_000; key++) limit(String(key), new Date(0))
    expect(limit('first', new Date(0))).toBe(0)
  })
})

describe('reports of browsers', () => {
  const report = async (body: unknown, type: string) => {
    time += 60_000
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
