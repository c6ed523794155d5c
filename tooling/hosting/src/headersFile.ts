import { PARTNER_HOSTS, STRICT_AREAS } from '@coverkit/vite/headers'
import type { HeaderSet, HostingPlan } from '@coverkit/vite/plan'
import type { BuiltSite } from './builtSites.ts'
import { distinctRoutes } from './distinctRoutes.ts'

const POLICY = 'content-security-policy'
const MOST_RULES = 100
const MOST_CHARACTERS = 2000

/** Differs between pages, or between pages and files. */
const OWN_RULES = ['cache-control', 'speculation-rules', 'access-control-allow-origin']

type Rule = readonly [path: string, headers: HeaderSet]

/**
 * A `_headers` file (Netlify, Cloudflare). Where several rules match, one host joins their values with a comma and
 * another keeps the last, and unknown paths match only the first rule. So the first rule holds one policy for every
 * document with the css hashes of all; the stricter zone repeats it whole with more, which is right either way.
 * @throws for an app that partners frame, whose policy depends on the query, and above the hosts' limits.
 */
export function headersFile(site: BuiltSite): string {
  if (site.plan.embed) throw new Error(`${site.name}: a _headers file cannot choose ${PARTNER_HOSTS}`)
  const rules = rulesOf(site)
  if (rules.length > MOST_RULES) throw new Error(`${rules.length} rules, at most ${MOST_RULES} are read`)
  const lines = rules.flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  const long = lines.find((line) => line.length > MOST_CHARACTERS)
  if (long) throw new Error(`A line is longer than ${MOST_CHARACTERS} characters: ${long.slice(0, 80)}`)
  return `${lines.join('\n')}\n`
}

interface Document {
  readonly path: string
  readonly headers: HeaderSet
}

const documentsOf = ({ pages, routes, notFound }: HostingPlan): readonly Document[] => [
  ...Object.entries(pages).map(([path, { headers }]) => ({ path, headers })),
  ...routes.map(({ pattern, headers }) => ({ path: pattern, headers })),
  { path: '', headers: notFound.headers },
]

const isStrict = ({ headers }: Document) => headers[POLICY]?.includes('require-trusted-types-for') ?? false

/** One policy that allows what any of these allow. */
function mergePolicies(sets: readonly HeaderSet[]): string {
  const merged = new Map<string, Set<string>>()
  for (const directive of sets.flatMap((set) => (set[POLICY] ?? '').split('; '))) {
    const [name = '', ...sources] = directive.split(' ')
    merged.set(name, new Set([...(merged.get(name) ?? []), ...sources]))
  }
  return [...merged].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}

/** The part of a policy that allows a document's css: where values are joined, the first rule holds for all. */
const stylesOf = (headers: HeaderSet): HeaderSet => ({
  [POLICY]: (headers[POLICY] ?? '').split('; ').find((directive) => directive.startsWith('style-src ')) ?? '',
})

function rulesOf({ plan, files }: BuiltSite): readonly Rule[] {
  const documents = documentsOf(plan)
  const strict = documents.filter(isStrict)
  const everywhere = without(plan.notFound.headers, OWN_RULES)
  const others = documents.filter((document) => !isStrict(document))
  const usual = [...others.map(({ headers }) => headers), ...strict.map(({ headers }) => stylesOf(headers))]
  const first: Rule = ['/*', { ...everywhere, [POLICY]: mergePolicies(usual) }]
  const own = (headers: HeaderSet) => only(headers, OWN_RULES)
  return [
    first,
    ...(strict.length > 0 ? STRICT_AREAS.flatMap((area) => strictRules(area, strict, first[1])) : []),
    ['/assets/*', own(plan.assets)],
    ...files.map((file): Rule => [`/${file}`, own(plan.files)]),
    ...groupPages(plan, own),
  ]
}

/** An area's documents may be given the css of the others, but not what those show in frames. */
const sharedWith = (area: string, { path, headers }: Document) =>
  path === `/${area}` || path.startsWith(`/${area}/`) || !headers[POLICY]?.includes('; frame-src ')

function strictRules(area: string, strict: readonly Document[], usual: HeaderSet): readonly Rule[] {
  const different = Object.entries(without(strict[0]?.headers ?? {}, OWN_RULES)).filter(
    ([name, value]) => usual[name] !== value,
  )
  const sets = strict.filter((document) => sharedWith(area, document)).map(({ headers }) => headers)
  const headers = { ...Object.fromEntries(different), [POLICY]: mergePolicies(sets) }
  return [
    [`/${area}`, headers],
    [`/${area}/*`, headers],
  ]
}

/** One rule for a folder of pages that have the same headers of their own, else one for each page. */
function groupPages(plan: HostingPlan, own: (headers: HeaderSet) => HeaderSet): readonly Rule[] {
  const patterns = distinctRoutes(plan).map(({ pattern }) => pattern)
  const folderOf = (path: string) => path.replace(/[^/]*$/, '')
  const folders = Map.groupBy(Object.keys(plan.pages), folderOf)
  return [...folders].flatMap(([folder, paths]): readonly Rule[] => {
    const rules = paths.map((path): Rule => [path, own(plan.pages[path]?.headers ?? {})])
    const isAlone = folder !== '/' && !patterns.some((pattern) => pattern.startsWith(folder))
    const isSame = new Set(rules.map(([, headers]) => JSON.stringify(headers))).size === 1
    const [sample] = rules
    return isAlone && isSame && rules.length > 1 && sample ? [[`${folder}*`, sample[1]]] : rules
  })
}

const without = (headers: HeaderSet, names: readonly string[]): HeaderSet =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))

const only = (headers: HeaderSet, names: readonly string[]): HeaderSet =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)))

/** The `_redirects` file beside it, for hosts where an existing file wins over a rule (Netlify). */
export function redirectsFile({ plan }: BuiltSite): string {
  const moved = Object.entries(plan.redirects).map(([from, to]) => `${from} ${to} 301`)
  const app = distinctRoutes(plan).map(({ pattern, file }) => `${pattern} /${file} 200`)
  return `${[...moved, ...app].join('\n')}\n`
}
