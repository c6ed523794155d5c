import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expectedAnswers } from '@coverkit/hosting/answers'
import { checkHost, requestHost } from '@coverkit/hosting/check'
import { findNginx, startNginx } from '@coverkit/hosting/nginx'
import { sampleEmbed } from '@coverkit/hosting/sample'
import { type BuiltSite, readSite } from '@coverkit/hosting/sites'
import { serveApp } from '@coverkit/vite/serve'
import { expect, test } from '@playwright/test'

interface Host {
  readonly port: number
  readonly hasBrotli: boolean
  close(): Promise<void>
}

/** The host of `npm start` and the nginx of production must answer alike. */
const hosts: Readonly<Record<string, (site: BuiltSite) => Promise<Host>>> = {
  'the static host': async ({ dist }) => ({ ...(await serveApp({ dir: dist })), hasBrotli: true }),
  nginx: startNginx,
}

/** Where nginx is missing these count as not run; continuous integration must have it. */
function requireHost(name: string): void {
  const isMissing = name === 'nginx' && findNginx() === undefined
  if (isMissing && process.env.CI === 'true') throw new Error('nginx is not installed.')
  test.skip(isMissing, 'nginx is not installed: install the package "nginx" to run this.')
}

async function serving(name: string, site: BuiltSite, work: (host: Host) => Promise<void>): Promise<void> {
  requireHost(name)
  const host = await hosts[name]?.(site)
  if (!host) throw new Error(`No such host: ${name}`)
  await work(host).finally(host.close)
}

const names = Object.keys(hosts)

for (const name of names) {
  test(`${name} answers every address of Wattlebird as the build says`, async () => {
    const site = await readSite('wattlebird')
    const answers = await expectedAnswers(site)
    expect(answers.length).toBeGreaterThan(200)
    await serving(name, site, async ({ port }) => {
      expect(await checkHost(site, port, answers)).toEqual([])
    })
  })

  test(`${name} sends the packed twins that a browser takes`, async () => {
    const site = await readSite('wattlebird')
    await serving(name, site, async ({ port, hasBrotli }) => {
      const codings = async (target: string, accepted: string) => {
        const given = await requestHost({ port, target, headers: { 'accept-encoding': accepted } })
        return [given.headers['content-encoding'], given.headers.vary?.toLowerCase()]
      }
      for (const target of ['/', '/unknown', '/client-quote/any', '/favicon.svg']) {
        const best = hasBrotli ? 'br' : 'gzip'
        expect(await codings(target, 'gzip, deflate, br, zstd')).toEqual([best, 'accept-encoding'])
        expect(await codings(target, 'gzip')).toEqual(['gzip', 'accept-encoding'])
        expect(await codings(target, 'identity')).toEqual([undefined, 'accept-encoding'])
      }
    })
  })

  test(`${name} answers 304 to what the browser has, with the page's own headers`, async () => {
    const site = await readSite('wattlebird')
    await serving(name, site, async ({ port }) => {
      const tag = String((await requestHost({ port, target: '/' })).headers.etag)
      const again = await requestHost({ port, target: '/', headers: { 'if-none-match': tag } })
      expect([again.status, again.body.length]).toEqual([304, 0])
      expect(again.headers['content-security-policy']).toBe(
        site.plan.pages['/']?.headers['content-security-policy'],
      )
    })
  })

  test(`${name} lets partners frame by exact account name, and shows others the denial`, async () => {
    const { site, remove } = await writeSample()
    await serving(name, site, async ({ port }) => {
      const request = async (target: string, requested = {}) => {
        const { status, headers, body } = await requestHost({ port, target, headers: requested })
        const policy = String(headers['content-security-policy'])
        expect(headers.vary).toBe('Accept-Encoding, Sec-Fetch-Dest')
        return [status, /frame-ancestors ([^;]*)/.exec(policy)?.[1], body.toString()]
      }
      const [one, both] = ['https://www.partner.example', 'https://bluegum.partner.example']
      expect(await request('/')).toEqual([200, `${one} ${both}`, 'index.html'])
      expect(await request('/?accountname=nobody')).toEqual([200, `${one} ${both}`, 'index.html'])
      expect(await request('/?accountName=wattlebird&a=1')).toEqual([200, one, 'index.html'])
      expect(await request('/quote/any?a=1&accountName=bluegum')).toEqual([200, `${both} ${one}`, 'app.html'])
      const outside = await request('/?accountName=Wattlebird', { 'sec-fetch-dest': 'document' })
      expect(outside).toEqual([200, `${one} ${both}`, 'index.html'])
      for (const query of REFUSED)
        expect([query, ...(await request(`/?${query}`))]).toEqual([query, 403, '*', 'denied.html'])
      expect(await checkHost(site, port, await expectedAnswers(withoutDocuments(site)))).toEqual([])
    }).finally(remove)
  })
}

const REFUSED = [
  'accountName=Wattlebird',
  'accountName=',
  'accountName',
  'accountName=wattlebird&accountName=wattlebird',
  'accountName=wattlebird&a=1&accountName',
  'accountName=%77attlebird',
  'accountName=wattlebird%20',
  'accountName=constructor',
  `accountName=${'x'.repeat(5000)}`,
]

/** The sample of an app in partner frames, with a file for each name: its name. */
async function writeSample(): Promise<{ site: BuiltSite; remove: () => Promise<void> }> {
  const dist = await mkdtemp(join(tmpdir(), 'coverkit-embed-'))
  const site = sampleEmbed(dist)
  const files = ['index.html', 'app.html', '404.html', 'denied.html', ...site.files]
  for (const file of files) {
    await mkdir(dirname(join(dist, 'client', file)), { recursive: true })
    await writeFile(join(dist, 'client', file), file)
  }
  await writeFile(join(dist, 'headers.json'), JSON.stringify(site.plan))
  return { site, remove: () => rm(dist, { recursive: true }) }
}

/** Headers of documents depend on the query there; all else is as in any site. */
const withoutDocuments = (site: BuiltSite): BuiltSite => ({
  ...site,
  plan: { ...site.plan, pages: {}, routes: [] },
})
