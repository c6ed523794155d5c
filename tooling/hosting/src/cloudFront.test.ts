import { runInNewContext } from 'node:vm'
import type { HeaderSet } from '@coverkit/vite/plan'
import { describe, expect, it } from 'vitest'
import { type BuiltSite, builtNames, readSite } from './builtSites.ts'
import { cloudFrontRequest } from './cloudFrontRequest.ts'
import { cloudFrontResponse } from './cloudFrontResponse.ts'
import { sampleEmbed, sampleSite } from './samplePlan.ts'

type Values = Record<string, { value: string; multiValue?: { value: string }[] }>
type Outcome = { uri?: string; statusCode?: number; headers: Values; body?: string }

const MOST_BYTES = 10_240

function run(code: string, uri: string, querystring: Values = {}, requested: Values = {}): Outcome {
  const event = {
    version: '1.0',
    context: { eventType: 'viewer-response' },
    viewer: { ip: '192.0.2.1' },
    request: { method: 'GET', uri, querystring, headers: requested, cookies: {} },
    response: {
      statusCode: 200,
      statusDescription: 'OK',
      headers: { server: { value: 'origin' } },
      cookies: {},
    },
  }
  const outcome: unknown = runInNewContext(`${code}\nJSON.stringify(handler(event))`, { event })
  return JSON.parse(String(outcome))
}

function headersAt(code: string, uri: string, querystring?: Values): HeaderSet {
  const { server: _origin, ...headers } = run(code, uri, querystring).headers
  return Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]))
}

const sites: readonly BuiltSite[] = [
  sampleSite('wattlebird'),
  ...(await Promise.all(builtNames().map(readSite))).filter(({ plan }) => !plan.embed),
]

describe.each(sites)('the functions of $name', (site) => {
  const { plan, files } = site
  const response = cloudFrontResponse(site)
  const request = cloudFrontRequest(site, null)

  it('are within the size limit', () => {
    expect(Buffer.byteLength(response)).toBeLessThanOrEqual(MOST_BYTES)
    expect(Buffer.byteLength(request)).toBeLessThanOrEqual(MOST_BYTES)
  })

  it('give every page, route and file its own headers', () => {
    for (const [path, page] of Object.entries(plan.pages))
      expect(headersAt(response, path)).toEqual(page.headers)
    for (const { pattern, headers } of plan.routes.filter((route) => !(route.pattern in plan.pages)))
      expect(headersAt(response, pattern.replace('*', 'any').replace(/:\w+/, 'any'))).toEqual(headers)
    expect(headersAt(response, '/assets/app-1a2b.js')).toEqual(plan.assets)
    for (const file of files) expect(headersAt(response, `/${file}`)).toEqual(plan.files)
  })

  it('lead every address to its file', () => {
    for (const [path, { file }] of Object.entries(plan.pages)) expect(run(request, path).uri).toBe(`/${file}`)
    for (const file of files) expect(run(request, `/${file}`).uri).toBe(`/${file}`)
    const application = plan.routes.find(({ pattern }) => pattern === '/application/*')
    expect(run(request, '/application/any').uri).toBe(`/${application?.file}`)
    expect(run(request, '/assets/app-1a2b.js').uri).toBe('/assets/app-1a2b.js')
    for (const path of [
      '/unknown',
      '/404.html',
      '/index.html',
      '/app.html',
      '/app-untagged.html',
      '/app-payment.html',
    ])
      expect(run(request, path).uri).not.toMatch(/\.html$/)
  })

  it('lead on with the query', () => {
    for (const [from, to] of Object.entries(plan.redirects)) {
      const { statusCode, headers } = run(request, from, { a: { value: '1' }, b: { value: '' } })
      expect([statusCode, headers.location?.value]).toEqual([301, `${to}?a=1&b`])
    }
    const slash = run(request, '/application/any//', {
      a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
    })
    expect(slash.headers.location?.value).toBe('/application/any?a=1&a=2')
    expect(run(request, '//evil.example/').uri).toBe('//evil.example/')
  })
})

describe('an app in partner frames', () => {
  const site = sampleEmbed('')
  const response = cloudFrontResponse(site)
  const request = cloudFrontRequest(site, '<p>Denied</p>')
  const named = (...names: string[]): Values => ({
    accountName: {
      value: names[0] ?? '',
      ...(names.length > 1 ? { multiValue: names.map((value) => ({ value })) } : {}),
    },
  })
  const ancestors = (query?: Values) =>
    /frame-ancestors ([^;]*);/.exec(headersAt(response, '/', query)['content-security-policy'] ?? '')?.[1]

  it('may be framed by the hosts of the account name alone', () => {
    expect(ancestors(named('wattlebird'))).toBe('https://www.partner.example')
    expect(ancestors(named('bluegum'))).toBe('https://bluegum.partner.example https://www.partner.example')
    expect(ancestors()).toBe('https://www.partner.example https://bluegum.partner.example')
  })

  it.each([
    [named('Wattlebird')],
    [named('')],
    [named('wattlebird', 'wattlebird')],
    [named('%77attlebird')],
    [named('constructor')],
    [named('x'.repeat(10_000))],
  ])('is denied to any other name', (query) => {
    const { statusCode, body, headers } = run(request, '/quote/any', query)
    expect([statusCode, body]).toEqual([403, '<p>Denied</p>'])
    expect(headers['content-security-policy']?.value).toContain('frame-ancestors *')
    expect(ancestors(query)).toBe('')
  })

  it('is a page of its own outside frames, whatever the name', () => {
    const outside = { 'sec-fetch-dest': { value: 'document' } }
    expect(run(request, '/quote/any', named('Wattlebird'), outside).uri).toBe('/app.html')
    expect(
      run(request, '/quote/any', named('Wattlebird'), { 'sec-fetch-dest': { value: 'iframe' } }).statusCode,
    ).toBe(403)
  })

  it('says what each answer depends on', () => {
    const vary = 'Accept-Encoding, Sec-Fetch-Dest'
    expect(headersAt(response, '/', named('wattlebird')).vary).toBe(vary)
    expect(headersAt(response, '/quote/any').vary).toBe(vary)
    expect(run(request, '/', named('nobody')).headers.vary?.value).toBe(vary)
  })

  it('gives partners the loader, and nothing else', () => {
    const resource = 'cross-origin-resource-policy'
    expect(headersAt(response, '/embed/loader.js')[resource]).toBe('cross-origin')
    expect(headersAt(response, '/favicon.svg')[resource]).toBe('same-origin')
    expect(run(request, '/embed/loader.js', named('nobody')).uri).toBe('/embed/loader.js')
  })
})

it('refuses a function that CloudFront would not take', () => {
  const site = sampleSite('wattlebird')
  const [page] = Object.values(site.plan.pages)
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`/a-page-named-${index}`, page]))
  const plan = { ...site.plan, pages: { ...site.plan.pages, ...many } } as BuiltSite['plan']
  expect(() => cloudFrontResponse({ ...site, plan })).toThrow('CloudFront takes 10240')
})
