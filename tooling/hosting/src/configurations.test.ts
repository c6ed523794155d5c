import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { APPS } from './builtSites.ts'
import { configurations, generate } from './generate.ts'
import { nginxServer } from './nginxServer.ts'
import { sampleEmbed, sampleSite } from './samplePlan.ts'

const FIRST = 'wattlebird'
const brands = readdirSync(APPS).filter(
  (name) => name !== FIRST && existsSync(join(APPS, name, 'src', 'brand.ts')),
)

let dist = ''
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'coverkit-hosting-'))
  await mkdir(join(dist, 'client'))
  await writeFile(join(dist, 'client', 'denied.html'), '<!doctype html><p>Denied</p>')
})
afterAll(() => rm(dist, { recursive: true }))

const golden = (site: string, name: string) => `./goldens/${site}/${name.replace(/^_/, '')}.txt`

describe('golden files', () => {
  it('are what the first brand generates', async () => {
    for (const [name, text] of Object.entries(await configurations(sampleSite(FIRST))))
      await expect(text).toMatchFileSnapshot(golden(FIRST, name))
  })

  it.each(brands)('%s generates the same with its own name', async (brand) => {
    const own = await configurations(sampleSite(brand))
    const first = await configurations(sampleSite(FIRST))
    expect(Object.keys(own)).toEqual(Object.keys(first))
    for (const [name, text] of Object.entries(own)) expect(text.replaceAll(brand, FIRST)).toBe(first[name])
  })

  it('are what an app in partner frames generates', async () => {
    const texts = await configurations(sampleEmbed(dist))
    expect(Object.keys(texts)).not.toContain('_headers')
    for (const [name, text] of Object.entries(texts))
      await expect(text).toMatchFileSnapshot(golden('embed', name))
  })
})

it('writes every configuration into a folder', async () => {
  const target = join(dist, 'out', 'wattlebird')
  const written = await generate(sampleSite('wattlebird'), target)
  expect((await readdir(target)).sort()).toEqual([...written].sort())
  expect(written).toContain('_headers')
})

describe('nginx', () => {
  const site = sampleSite('wattlebird')

  it('refuses a header that nginx would read as a variable', () => {
    const plan = { ...site.plan, files: { ...site.plan.files, 'x-price': '$100' } }
    expect(() => nginxServer({ ...site, plan })).toThrow('variable')
  })

  it.each(['/a b', '/a;b', '/a{b', "/a'b"])('refuses the path %s', (path) => {
    const plan = { ...site.plan, redirects: { [path]: '/' } }
    expect(() => nginxServer({ ...site, plan })).toThrow('Not a plain path')
  })
})
