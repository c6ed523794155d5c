import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { builtNames, readSite } from './builtSites.ts'
import { contentOf } from './hostAnswers.ts'
import { brokenLinks } from './siteLinks.ts'

/** These read the output of `turbo run build`: they follow it in the test command. */
const names = builtNames()

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // The wide and the narrow menu have the same links, and one of them is shown.
    'unique-landmark': 'off',
    // Tables and lists have explicit roles, since some browsers drop the built-in ones for some styles.
    'no-redundant-role': 'off',
    'require-sri': ['error', { target: 'crossorigin' }],
  },
})

/**
 * The standard allows `street-address` to text areas alone. Browsers fill both lines of an address into a text field too, and
 * the first alone where it asks for `address-line1`: the flat or the street would be lost.
 */
const WHOLE_ADDRESS = 'valid-autocomplete: "street-address" cannot be used on <input type="text">'

it('finds built apps and their pages', async () => {
  expect(names).toContain('wattlebird')
  expect(Object.keys((await readSite('wattlebird')).plan.pages).length).toBeGreaterThan(10)
})

describe.each(names)('%s', (name) => {
  it('has valid HTML on every prerendered page', async () => {
    const site = await readSite(name)
    const { pages, routes, notFound, embed } = site.plan
    const documents = [...Object.values(pages), ...routes, notFound, ...(embed ? [embed.denied] : [])]
    const files = [...new Set(documents.map(({ file }) => file))]
    const faults: string[] = []
    for (const file of files) {
      const report = await validator.validateString((await contentOf(site, file)).toString(), file)
      const messages = report.results.flatMap((result) => result.messages)
      faults.push(...messages.map(({ ruleId, line, message }) => `${file}:${line} ${ruleId}: ${message}`))
    }
    expect(faults.filter((fault) => !fault.endsWith(WHOLE_ADDRESS))).toEqual([])
  })

  // The values that a browser keeps of its visitor: Safari offers them to fields with these tokens alone.
  it('has a token for autofill on each field of a name, an email address, a phone number and a password', async () => {
    const site = await readSite(name)
    const fields: string[] = []
    for (const { file } of Object.values(site.plan.pages))
      fields.push(...((await contentOf(site, file)).toString().match(/<input\b[^>]*>/g) ?? []))
    const personal = fields.filter((field) =>
      /type="(email|tel|password)"|name="(name|firstName|lastName|email|phone)"/.test(field),
    )
    if (!site.plan.embed) expect(personal.length).toBeGreaterThan(10)
    expect(personal.filter((field) => !/ autocomplete="(?!off")[a-z -]+"/i.test(field))).toEqual([])
  })

  it('asks for one script at most on every page that is plain HTML, after the one that colours it', async () => {
    const site = await readSite(name)
    const requested: string[] = []
    for (const { file } of [...Object.values(site.plan.pages), site.plan.notFound]) {
      const html = (await contentOf(site, file)).toString()
      if (html.includes('id="root"')) continue
      const scripts = html.match(/<script\b[^>]*\bsrc=[^>]*>|<link\b[^>]*rel="modulepreload"/g) ?? []
      // The frame's own pages of one sentence have none at all.
      if (site.plan.embed && scripts.length === 0) continue
      const [first = '', ...others] = scripts
      const isSound = /<script async src="\/assets\/scheme-[^"]+\.js">/.test(first) && others.length <= 1
      if (!isSound) requested.push(`${file}: ${scripts.join(' ')}`)
    }
    expect(requested).toEqual([])
  })

  it('colours pages by a script of 1 KiB that imports nothing', async () => {
    const { dist, plan } = await readSite(name)
    if (plan.embed) return
    const assets = join(dist, 'client', 'assets')
    const file = (await readdir(assets)).find((asset) => /^scheme-.*\.js$/.test(asset)) ?? ''
    const script = await readFile(join(assets, file), 'utf8')
    expect(script.length).toBeLessThanOrEqual(1024)
    expect(script).toMatch(/^\(\(\)=>\{/)
    expect(script).not.toMatch(/\b(import|export)\b/)
  })

  it('leads every internal link of every page somewhere', async () => {
    const site = await readSite(name)
    const assets = await readdir(join(site.dist, 'client', 'assets'))
    expect(await brokenLinks(site, new Set(assets.map((file) => `/assets/${file}`)))).toEqual({})
  })
})
