import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { APPS, builtNames, readSite } from './builtSites.ts'
import { configurations } from './generate.ts'
import { INVENTORY } from './inventory.ts'
import { brandHosts, hostsIn } from './namedHosts.ts'
import { sampleEmbed, sampleSite } from './samplePlan.ts'

const BRANDS = readdirSync(APPS).filter((name) => existsSync(join(APPS, name, 'src', 'brand.ts')))

let dist = ''
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'coverkit-inventory-'))
  await mkdir(join(dist, 'client'))
  await writeFile(join(dist, 'client', 'denied.html'), '<!doctype html><p>Denied</p>')
})
afterAll(() => rm(dist, { recursive: true }))

const listed = INVENTORY.map(({ host }) => host).sort()

async function configuredHosts(): Promise<readonly string[]> {
  const texts: string[] = []
  for (const site of [...BRANDS.map(sampleSite), sampleEmbed(dist)])
    texts.push(...Object.values(await configurations(site)))
  for (const site of await Promise.all(builtNames().map(readSite))) texts.push(JSON.stringify(site.plan))
  return [...hostsIn(texts.join('\n')), ...brandHosts()]
}

describe('T29: the inventory of hosts', () => {
  it('has every host of the configurations, the policies and the brands, and no other', async () => {
    const named = [...new Set(await configuredHosts())].sort()
    expect(named).toEqual(listed)
  })

  it('names each host once, and says where it points', () => {
    expect(new Set(listed).size).toBe(listed.length)
    for (const { host, owner, cname } of INVENTORY) {
      const isOurs = owner === 'brand' || owner === 'platform'
      expect([host, cname === 'theirs']).toEqual([host, !isOurs])
      if (typeof cname === 'object') expect(cname.target).toMatch(/^[a-z0-9.-]+\.[a-z]+$/)
    }
  })

  it('reads hosts out of policies, and leaves this machine’s out', () => {
    const policy = "connect-src 'self' https://api.x.example http://localhost:4000 https://*.y.example/a"
    expect(hostsIn(`${policy}; frame-ancestors http://partner.localhost:4120`)).toEqual([
      'api.x.example',
      '*.y.example',
    ])
  })
})
