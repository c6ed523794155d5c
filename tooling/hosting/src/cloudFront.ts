import { PARTNER_HOSTS } from '@coverkit/vite/headers'
import { patternSource } from '@coverkit/vite/patterns'
import type { HeaderSet, HostedPage, HostingPlan } from '@coverkit/vite/plan'
import type { BuiltSite } from './builtSites.ts'
import { distinctRoutes } from './distinctRoutes.ts'

/** What a CloudFront Function may be long, in bytes. */
export const MOST_BYTES = 10_240

const HASH = '{hash}'
const HASHES = / 'sha256-[^']+'/

type Table<Value> = { add: (value: Value) => number; values: readonly Value[] }

function table<Value>(): Table<Value> {
  const values: Value[] = []
  const keys = new Map<string, number>()
  return {
    values,
    add(value) {
      const key = JSON.stringify(value)
      const known = keys.get(key)
      if (known !== undefined) return known
      keys.set(key, values.length)
      return values.push(value) - 1
    },
  }
}

/** Header sets are few once the hash of a page's css is taken out: each page is a set, a hash and a path. */
function tables(plan: HostingPlan) {
  const sets = table<HeaderSet>()
  const hashes = table<string>()
  const key = (headers: HeaderSet) => {
    const policy = headers['content-security-policy']
    if (policy === undefined) return `${sets.add(headers)}`
    const hash = HASHES.exec(policy)?.[0] ?? ''
    const common = sets.add({
      ...headers,
      'content-security-policy': policy.replace(HASHES, '').replace(/(style-src [^;]*)/, `$1${HASH}`),
    })
    return `${common}.${hashes.add(hash)}`
  }
  return { key, sets, hashes }
}

function sized(name: string, code: string): string {
  const bytes = Buffer.byteLength(code)
  if (bytes > MOST_BYTES) throw new Error(`${name} has ${bytes} bytes, CloudFront takes ${MOST_BYTES}`)
  return code
}

const PARTNERS_OF = `function partnersOf(query) {
  var given = query.accountName;
  if (!given) return ALL;
  if (given.multiValue && given.multiValue.length > 1) return '';
  return Object.prototype.hasOwnProperty.call(PARTNERS, given.value) ? PARTNERS[given.value] : '';
}
`

function partnerLines({ embed }: HostingPlan): string {
  if (!embed) return ''
  const hosts = Object.entries(embed.partners).map(([name, origins]) => [name, origins.join(' ')])
  const all = [...new Set(Object.values(embed.partners).flat())].join(' ')
  return `var PARTNERS = ${JSON.stringify(Object.fromEntries(hosts))};\nvar ALL = ${JSON.stringify(all)};\n${PARTNERS_OF}`
}

const ROUTE_LINES = (routes: readonly (readonly [string, string])[]) =>
  `var ROUTES = [${routes.map(([pattern, value]) => `[/^${patternSource(pattern).replaceAll('/', '\\/')}$/, ${JSON.stringify(value)}]`).join(', ')}];\n`

/** Sets the headers of every answer below status 400 (event type `viewer-response`). */
export function cloudFrontResponse({ name, plan }: BuiltSite): string {
  const { key, sets, hashes } = tables(plan)
  const pages = Map.groupBy(Object.entries(plan.pages), ([, page]) => key(page.headers))
  const paths = [...pages].map(([id, entries]) => [id, entries.map(([path]) => path)])
  const routes = distinctRoutes(plan).map(({ pattern, headers }) => [pattern, key(headers)] as const)
  const open = Object.entries(plan.embed?.openFiles ?? {}).map(([file, headers]) => [
    `/${file}`,
    key(headers),
  ])
  const assets = key(plan.assets)
  const files = key(plan.files)
  return sized(
    `The headers of ${name}`,
    `var SETS = ${JSON.stringify(sets.values)};
var HASHES = ${JSON.stringify(hashes.values)};
var PAGES = ${JSON.stringify(Object.fromEntries(paths))};
var FILES = ${JSON.stringify(Object.fromEntries(open))};
${ROUTE_LINES(routes)}${partnerLines(plan)}function keyOf(path) {
  for (var id in PAGES) if (PAGES[id].indexOf(path) >= 0) return id;
  if (FILES[path]) return FILES[path];
  if (path.indexOf('/assets/') === 0) return ${JSON.stringify(assets)};
  for (var i = 0; i < ROUTES.length; i++) if (ROUTES[i][0].test(path)) return ROUTES[i][1];
  return ${JSON.stringify(files)};
}
function handler(event) {
  var key = keyOf(event.request.uri).split('.');
  var set = SETS[key[0]];
  for (var name in set) {
    var value = set[name].replace('${HASH}', HASHES[key[1]] || '')${plan.embed ? `.replace('${PARTNER_HOSTS}', partnersOf(event.request.querystring))` : ''};
    event.response.headers[name] = { value: value };
  }
  return event.response;
}
`,
  )
}

const filesOf = ({ pages }: HostingPlan): string[] => Object.keys(pages).filter((path) => path !== '/')

function refusalLines({ embed }: HostingPlan, html: string): string {
  if (!embed) return ''
  const headers = Object.entries({ ...embed.denied.headers, 'content-type': 'text/html; charset=utf-8' })
  const values = Object.fromEntries(headers.map(([name, value]) => [name, { value }]))
  return `  if ((isPage || route) && partnersOf(request.querystring) === '') {
    return { statusCode: 403, statusDescription: 'Forbidden', headers: ${JSON.stringify(values)}, body: ${JSON.stringify(html)} };
  }
`
}

/**
 * Leads every address to its file or onward (event type `viewer-request`). CloudFront's own default root object and
 * error page (`/404.html` with status 404) do the rest.
 */
export function cloudFrontRequest({ name, plan }: BuiltSite, deniedHtml = ''): string {
  const routes = distinctRoutes(plan).map(({ pattern, file }) => [pattern, `/${file}`] as const)
  return sized(
    `The addresses of ${name}`,
    `var PAGES = ${JSON.stringify(filesOf(plan))};
var REDIRECTS = ${JSON.stringify(plan.redirects)};
${ROUTE_LINES(routes)}${partnerLines(plan)}function routeOf(path) {
  for (var i = 0; i < ROUTES.length; i++) if (ROUTES[i][0].test(path)) return ROUTES[i][1];
}
function onward(path, query) {
  var parts = [];
  for (var name in query) {
    var values = query[name].multiValue || [query[name]];
    for (var i = 0; i < values.length; i++) parts.push(values[i].value ? name + '=' + values[i].value : name);
  }
  var location = parts.length > 0 ? path + '?' + parts.join('&') : path;
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: location } } };
}
function handler(event) {
  var request = event.request;
  var path = request.uri;
  if (REDIRECTS[path]) return onward(REDIRECTS[path], request.querystring);
  var bare = path.replace(/\\/+$/, '');
  var isKnown = PAGES.indexOf(bare) >= 0 || REDIRECTS[bare] || routeOf(bare);
  if (bare !== path && isKnown) return onward(bare, request.querystring);
  var isPage = path === '/' || PAGES.indexOf(path) >= 0;
  var route = isPage ? undefined : routeOf(path);
${refusalLines(plan, deniedHtml)}  if (isPage) request.uri = path === '/' ? '/index.html' : path + '/index.html';
  else if (route) request.uri = route;
  else if (/\\.(html|br|gz)$/.test(path)) request.uri = '/not-found';
  return request;
}
`,
  )
}
