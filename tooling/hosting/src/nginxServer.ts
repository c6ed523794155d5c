import { CONTENT_TYPES, contentTypeOf } from '@coverkit/vite/content-types'
import { patternSource } from '@coverkit/vite/patterns'
import type { HeaderSet, HostedPage, HostingPlan } from '@coverkit/vite/plan'
import type { BuiltSite } from './builtSites.ts'
import { distinctRoutes } from './distinctRoutes.ts'
import { block, headerLines, PARTNERS_VARIABLE, plainPath, quote } from './nginxText.ts'

const SETTINGS = [
  'server_tokens off;',
  'charset off;',
  'absolute_redirect off;',
  'merge_slashes off;',
  'gzip off;',
  'gzip_static on;',
  'gzip_proxied any;',
]

const sent = (headers: HeaderSet) => headerLines({ ...headers, vary: headers.vary ?? 'Accept-Encoding' })

const typeLines = () =>
  block(
    'types',
    Object.entries(CONTENT_TYPES).map(([ending, type]) => `${quote(type)} ${ending.slice(1)};`),
  )

/** Refuses a document in a partner's frame before reading it. */
const refusal = ({ embed }: HostingPlan) => (embed ? [`if (${PARTNERS_VARIABLE} = "") { return 403; }`] : [])

const WITHOUT_SLASH = 'rewrite ^(.*[^/])/+$ $1 permanent;'

function pageLocation(plan: HostingPlan, [path, { file, headers }]: [string, HostedPage]): string[] {
  const lines = [...refusal(plan), `try_files ${plainPath(`/${file}`)} =404;`, ...sent(headers)]
  return block(`location = ${plainPath(path)}`, lines)
}

function routeLocations(plan: HostingPlan, route: HostingPlan['routes'][number]): string[] {
  const { pattern, file, headers } = route
  if (!/[:*]/.test(pattern)) return pageLocation(plan, [pattern, { file, headers }])
  const lines = [
    WITHOUT_SLASH,
    ...refusal(plan),
    `try_files ${plainPath(`/${file}`)} =404;`,
    ...sent(headers),
  ]
  if (pattern.includes(':')) return block(`location ~ ${quotedPattern(pattern)}`, lines)
  const base = plainPath(pattern.replace(/\/\*$/, ''))
  const own = base in plan.pages ? [] : pageLocation(plan, [base, { file, headers }])
  return [...own, ...block(`location ${base}/`, lines)]
}

/** nginx takes the text of a quoted regular expression literally, its dollar sign too. */
const quotedPattern = (pattern: string) => `"^${patternSource(pattern)}/*$"`

/** Addresses without parameters, with one slash too many at their end. */
function slashLocation(plan: HostingPlan): string[] {
  const routes = distinctRoutes(plan).map(({ pattern }) => pattern)
  const known = [...Object.keys(plan.pages), ...Object.keys(plan.redirects), ...routes]
  const plain = known.filter((path) => path !== '/' && !/[:*]/.test(path)).map(plainPath)
  if (plain.length === 0) return []
  const sources = plain.map(patternSource).sort()
  return block(`location ~ "^(${sources.join('|')})/+$"`, ['return 301 $1$is_args$args;'])
}

function redirectLocations({ redirects }: HostingPlan): string[] {
  return Object.entries(redirects).flatMap(([from, to]) =>
    block(`location = ${plainPath(from)}`, [`return 301 ${plainPath(to)}$is_args$args;`]),
  )
}

function fileLocation(name: string, headers: HeaderSet): string[] {
  const type = contentTypeOf(name)
  const usual = Object.entries(CONTENT_TYPES).some(([end, known]) => name.endsWith(end) && known === type)
  const typed = usual ? [] : ['types { }', `default_type ${quote(type)};`]
  return block(`location = ${plainPath(`/${name}`)}`, [...typed, 'try_files $uri =404;', ...sent(headers)])
}

function fileLocations({ plan, files }: BuiltSite): string[] {
  const open = plan.embed?.openFiles ?? {}
  const own = files.filter((file) => !(file in open))
  const assets = [
    ...block('location ~ \\.(html|br|gz)$', ['return 404;']),
    'try_files $uri =404;',
    ...sent(plan.assets),
  ]
  return [
    ...Object.entries(open).flatMap(([name, headers]) => fileLocation(name, headers)),
    ...own.flatMap((name) => fileLocation(name, plan.files)),
    ...block('location /assets/', assets),
  ]
}

function errorLocations({ notFound, embed, bare }: HostingPlan): string[] {
  const errorPage = (status: number, page: HostedPage) => [
    `error_page ${status} ${plainPath(`/${page.file}`)};`,
    ...block(`location = ${plainPath(`/${page.file}`)}`, ['internal;', ...sent(page.headers)]),
  ]
  return [
    ...errorPage(404, notFound),
    ...(embed ? errorPage(403, embed.denied) : []),
    'if ($uri ~ "[\\x00-\\x1f\\x7f]") { return 400; }',
    'if ($request_method !~ ^(GET|HEAD)$) { return 405; }',
    'error_page 405 @refused;',
    ...block('location @refused', [...headerLines({ allow: 'GET, HEAD', ...bare }), 'return 405;']),
  ]
}

/** Returns the nginx `server` directives beside its `listen`, `server_name`, `root` and certificates. */
export function nginxServer(site: BuiltSite): string {
  const { name, plan } = site
  const lines = [
    `# Generated from the build of ${name}: generate it again with every build, its policies hold hashes of the css.`,
    ...SETTINGS,
    ...typeLines(),
    'default_type application/octet-stream;',
    ...headerLines(plan.bare),
    ...errorLocations(plan),
    ...redirectLocations(plan),
    ...slashLocation(plan),
    ...Object.entries(plan.pages).flatMap((page) => pageLocation(plan, page)),
    ...distinctRoutes(plan).flatMap((route) => routeLocations(plan, route)),
    ...fileLocations(site),
    'location / { return 404; }',
  ]
  return `${lines.join('\n')}\n`
}

/**
 * Returns the directives of the `http` block for an app in partners' frames: the origins that may frame a
 * response. nginx compares strings and finds arguments without case, so both are regular expressions here.
 */
export function nginxMaps({ plan }: BuiltSite): string | null {
  if (!plan.embed) return null
  const all = [...new Set(Object.values(plan.embed.partners).flat())]
  const names = Object.entries(plan.embed.partners).map(
    ([name, hosts]) => `"~^${patternSource(name)}$" ${quote(hosts.join(' '))};`,
  )
  const lines = [
    ...block('map "$http_sec_fetch_dest:$args" $coverkit_account', [
      'default "";',
      // A page of its own, outside any frame, may be requested with any name.
      '"~^document:" "";',
      '"~^[a-z]*:(.*&)?accountName(=[^&]*)?&(.*&)?accountName(=|&|$)" "(repeated)";',
      '"~^[a-z]*:(.*&)?accountName=(?<coverkit_name>[^&]+)" $coverkit_name;',
      '"~^[a-z]*:(.*&)?accountName(=|&|$)" "(empty)";',
    ]),
    ...block(`map $coverkit_account ${PARTNERS_VARIABLE}`, [
      'default "";',
      `"" ${quote(all.join(' '))};`,
      ...names,
    ]),
  ]
  return `${lines.join('\n')}\n`
}
