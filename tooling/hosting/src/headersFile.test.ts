import type { HeaderSet } from '@coverkit/vite/plan'
import { describe, expect, it } from 'vitest'
import { type BuiltSite, builtNames, readSite } from './builtSites.ts'
import { headersFile, redirectsFile } from './headersFile.ts'
import { sampleEmbed, sampleSite } from './samplePlan.ts'

type Rule = { path: string; headers: [string, string][] }

function parse(text: string): Rule[] {
  const rules: Rule[] = []
  for (const line of text.trimEnd().split('\n')) {
    const [name = '', ...value] = line.trim().split(': ')
    if (line.startsWith('  ')) rules.at(-1)?.headers.push([name, value.join(': ')])
    else rules.push({ path: line, headers: [] })
  }
  return rules
}

const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path

/** Two kinds of hosts: one joins all values of a name, the other uses the last. */
function headersAt(rules: readonly Rule[], path: string, joins: boolean): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { headers } of rules.filter((rule) => matches(rule.path, path)))
    for (const [name, value] of headers)
      found.set(name, joins ? [...(found.get(name) ?? []), value] : [value])
  return found
}

const hashOf = (headers: HeaderSet) => headers['content-security-policy']?.match(/'sha256-[^']+'/)?.[0]

const sites: readonly BuiltSite[] = [
  sampleSite('wattlebird'),
  ...(await Promise.all(builtNames().map(readSite))).filter(({ plan }) => !plan.embed),
]

describe.each(sites)('the _headers file of $name', (site) => {
  const rules = parse(headersFile(site))
  const documents = [
    ...Object.entries(site.plan.pages),
    ...site.plan.routes.map((route) => [route.pattern.replace('/*', '/any'), route] as const),
    ['/unknown', site.plan.notFound] as const,
  ]

  it.each([true, false])('gives every document a policy with its css (joining: %s)', (joins) => {
    for (const [path, { headers }] of documents) {
      const policies = headersAt(rules, path, joins).get('content-security-policy') ?? []
      expect(policies.length).toBeGreaterThan(0)
      for (const policy of policies) expect(policy).toContain(hashOf(headers) ?? "'self'")
    }
  })

  it.each([true, false])('is stricter where personal data is (joining: %s)', (joins) => {
    const found = headersAt(rules, '/application/any', joins)
    expect(found.get('content-security-policy')?.at(-1)).toContain("require-trusted-types-for 'script'")
    expect(found.get('referrer-policy')?.at(-1)).toBe('no-referrer')
    const usual = headersAt(rules, '/', joins).get('content-security-policy')
    expect(usual?.join()).not.toContain('require-trusted-types-for')
  })

  it.each([true, false])('sends every other header once, as the plan has it (joining: %s)', (joins) => {
    const shared = new Set([
      'content-security-policy',
      'referrer-policy',
      'content-security-policy-report-only',
    ])
    for (const [path, { headers }] of Object.entries(site.plan.pages)) {
      const found = headersAt(rules, path, joins)
      for (const [name, value] of Object.entries(headers).filter(([key]) => !shared.has(key)))
        expect([path, name, found.get(name)]).toEqual([path, name, [value]])
    }
    const asset = headersAt(rules, '/assets/app-1.js', joins)
    for (const [name, value] of Object.entries(site.plan.assets)) expect(asset.get(name)).toEqual([value])
  })
})

describe('limits', () => {
  const site = sampleSite('wattlebird')
  const withPages = (count: number) => {
    const [sample] = Object.values(site.plan.pages)
    const more = Array.from({ length: count }, (_, index) => [`/page-${index}`, sample])
    return { ...site, plan: { ...site.plan, pages: { ...site.plan.pages, ...Object.fromEntries(more) } } }
  }

  it('refuses more rules than hosts read', () => {
    expect(() => headersFile(withPages(100))).toThrow('at most 100')
  })

  it('refuses a line longer than hosts read', () => {
    const files = { ...site.plan.files, 'cache-control': 'x'.repeat(2000) }
    expect(() => headersFile({ ...site, plan: { ...site.plan, files } })).toThrow('longer than 2000')
  })

  it('refuses an app whose policy depends on the query', () => {
    expect(() => headersFile(sampleEmbed(''))).toThrow('cannot choose')
  })
})

it('leads only known routes to the empty root', () => {
  expect(redirectsFile(sampleSite('wattlebird')).trimEnd().split('\n')).toEqual([
    '/contact /learn/first 301',
    '/quote/* /app.html 200',
    '/application/* /app.html 200',
    '/account/:part /app.html 200',
  ])
})
