import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compressFolder } from './compress.ts'
import { assetHeaders, bareHeaders, deniedHeaders, documentHeaders, fileHeaders } from './headers.ts'
import type { HostingPlan } from './plan.ts'
import { type ServedApp, type ServeOptions, serveApp } from './serve.ts'

const config = {
  apiUrl: 'http://localhost:4000',
  cdnUrl: 'http://localhost:4000/cdn',
  identityUrl: 'http://localhost:4000',
  identityClientId: 'abc123',
  passwordMinLength: 8,
  googleClientId: null,
  googleScriptUrl: 'https://accounts.google.com/gsi/client',
  paymentUrl: 'http://localhost:4001/card',
  tagManagerId: null,
  activationUrls: [],
}
const long = 'Long enough to be worth packing. '.repeat(40)
const FILES = {
  'index.html': `<p>Home ${long}</p><meta name="coverkit:api-url" content="http://localhost:4000">`,
  '404.html': '<p>Nothing here</p>',
  'app.html': '<div id="root"></div>',
  'quote/first/index.html': '<p>First step</p>',
  'assets/app-1a2b.js': `/* ${long} */`,
  'robots.txt': 'User-agent: *',
  'speculation.json': '{}',
}

function page(file: string, path: string, speculates = false) {
  return { file, headers: documentHeaders(config, { path, css: 'a{}', speculates }) }
}

const plan: HostingPlan = {
  config,
  pages: {
    '/': page('index.html', '/', true),
    '/quote/first': page('quote/first/index.html', '/quote/first'),
  },
  routes: [
    { pattern: '/quote/*', ...page('app.html', '/quote/*') },
    { pattern: '/account/:part', ...page('app.html', '/account/:part') },
  ],
  notFound: page('404.html', '/404'),
  assets: assetHeaders,
  files: fileHeaders,
  bare: bareHeaders,
  redirects: { '/old': '/quote/first' },
}

let dist = ''
let app: ServedApp

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

function get(path: string, headers: Record<string, string> = {}, { method = 'GET', port = app.port } = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const requested = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    requested.on('error', reject).end()
  })
}

async function serveOther(options: Partial<ServeOptions>, work: (port: number) => Promise<void>) {
  const other = await serveApp({ dir: dist, ...options })
  await work(other.port).finally(other.close)
}

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'coverkit-serve-'))
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(join(dist, 'client', name, '..'), { recursive: true })
    await writeFile(join(dist, 'client', name), text)
  }
  await compressFolder(join(dist, 'client'))
  await writeFile(join(dist, 'headers.json'), JSON.stringify(plan))
  app = await serveApp({ dir: dist })
})
afterAll(async () => {
  await app.close()
  await rm(dist, { recursive: true })
})

describe('addresses', () => {
  it.each([
    ['/', 200, 'Home'],
    ['/?utm=1', 200, 'Home'],
    ['/quote/first', 200, 'First step'],
    ['/quote', 200, 'id="root"'],
    ['/quote/other', 200, 'id="root"'],
    ['/account/claims', 200, 'id="root"'],
    ['/account/claims/more', 404, 'Nothing here'],
    ['/quotes', 404, 'Nothing here'],
    ['/unknown', 404, 'Nothing here'],
    ['/404.html', 404, 'Nothing here'],
    ['/index.html', 404, 'Nothing here'],
    ['/assets/missing-0000.js', 404, 'Nothing here'],
    ['/assets/app-1a2b.js.br', 404, 'Nothing here'],
    ['/robots.txt/', 404, 'Nothing here'],
    ['/unknown/../quote/%66irst', 200, 'First step'],
    ['/../headers.json', 400, ''],
    ['/%2e%2e/headers.json', 400, ''],
    ['/%', 400, ''],
    ['/%00', 400, ''],
    ['//evil.example/', 404, 'Nothing here'],
  ])('%s answers %i', async (path, status, text) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    expect(answer.body.toString()).toContain(text)
  })

  it('drops a slash at the end of a known page, and only there', async () => {
    const answer = await get('/quote/first/?a=1')
    expect([answer.status, answer.headers.location]).toEqual([301, '/quote/first?a=1'])
    expect((await get('/unknown/')).status).toBe(404)
  })

  it('leads on from an address that moved, with its query', async () => {
    const answer = await get('/old?a=1')
    expect([answer.status, answer.headers.location]).toEqual([301, '/quote/first?a=1'])
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  it('takes no other method', async () => {
    expect((await get('/', {}, { method: 'POST' })).status).toBe(405)
    const head = await get('/', {}, { method: 'HEAD' })
    expect([head.status, head.body.length, Number(head.headers['content-length']) > 0]).toEqual([
      200,
      0,
      true,
    ])
  })
})

describe('packing', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['', undefined],
    ['identity', undefined],
  ])('accepting "%s" gives %s', async (accepted, coding) => {
    const { headers, body } = await get('/assets/app-1a2b.js', { 'accept-encoding': accepted })
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (data: Buffer) => data }
    expect(headers['content-encoding']).toBe(coding)
    expect(unpack[(coding ?? 'none') as keyof typeof unpack](body).toString()).toBe(
      FILES['assets/app-1a2b.js'],
    )
    expect(headers.vary).toBe('accept-encoding')
  })
})

describe('keeping', () => {
  it('keeps hashed files for good, asks again for pages', async () => {
    expect((await get('/assets/app-1a2b.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await get('/')).headers['cache-control']).toBe('no-cache')
    expect((await get('/assets/missing-0000.js')).headers['cache-control']).toBe('no-cache')
  })

  it('answers 304 to the tag it gave, for that packing only', async () => {
    const packed = { 'accept-encoding': 'br' }
    const tag = String((await get('/', packed)).headers.etag)
    expect((await get('/', { ...packed, 'if-none-match': `"x", W/${tag}` })).status).toBe(304)
    expect((await get('/', { 'if-none-match': tag })).status).toBe(200)
  })
})

describe('headers', () => {
  it('sends each page its own policy', async () => {
    const { headers } = await get('/')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['speculation-rules']).toBe('"/speculation.json"')
    expect((await get('/quote/first')).headers['speculation-rules']).toBeUndefined()
    expect((await get('/unknown')).headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('types speculation rules as the browser wants them', async () => {
    expect((await get('/speculation.json')).headers['content-type']).toBe('application/speculationrules+json')
  })

  it('sends strict transport security elsewhere than on this machine', async () => {
    const local = await get('/', { host: 'wattlebird.localhost:3000' })
    expect(local.headers['strict-transport-security']).toBeUndefined()
    const remote = await get('/', { host: 'www.wattlebird.example' })
    expect(remote.headers['strict-transport-security']).toBeDefined()
    expect(remote.headers['content-security-policy']).toContain('upgrade-insecure-requests')
  })
})

it('serves the same build with another backend', async () => {
  await serveOther({ apiUrl: 'http://127.0.0.1:4999' }, async (port) => {
    const { headers, body } = await get('/', { 'accept-encoding': 'br' }, { port })
    expect(brotliDecompressSync(body).toString()).toContain('content="http://127.0.0.1:4999"')
    expect(headers['content-security-policy']).toContain("connect-src 'self' http://127.0.0.1:4999;")
    expect(headers['content-security-policy']).not.toContain('localhost:4000')
  })
})

it('says that a document in a partner’s frame depends on where it is asked for', async () => {
  const framed = documentHeaders(config, { path: '/', css: null, speculates: false, zone: 'embed' })
  const embed: HostingPlan = {
    ...plan,
    pages: { '/': { file: 'index.html', headers: framed } },
    embed: {
      partners: { wattlebird: ['https://www.partner.example'] },
      denied: { file: '404.html', headers: deniedHeaders },
      openFiles: {},
    },
  }
  const dir = await mkdtemp(join(tmpdir(), 'coverkit-serve-'))
  await cp(dist, dir, { recursive: true })
  await writeFile(join(dir, 'headers.json'), JSON.stringify(embed))
  await serveOther({ dir }, async (port) => {
    const answered = async (path: string, dest: string) => {
      const { status, headers } = await get(path, { 'sec-fetch-dest': dest }, { port })
      return [status, headers.vary]
    }
    const vary = 'Accept-Encoding, Sec-Fetch-Dest'
    expect(await answered('/?accountName=nobody', 'iframe')).toEqual([403, vary])
    expect(await answered('/?accountName=nobody', 'document')).toEqual([200, vary])
    expect(await answered('/?accountName=wattlebird', 'iframe')).toEqual([200, vary])
    expect(await answered('/robots.txt', 'empty')).toEqual([200, 'accept-encoding'])
  }).finally(() => rm(dir, { recursive: true }))
})
