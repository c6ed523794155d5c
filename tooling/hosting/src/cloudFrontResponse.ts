import { PARTNER_HOSTS } from '@coverkit/vite/headers'
import { patternSource } from '@coverkit/vite/patterns'
import type { HeaderSet } from '@coverkit/vite/plan'
import type { BuiltSite } from './builtSites.ts'
import { edgeFunction, partnerData } from './cloudFrontCode.ts'
import { distinctRoutes } from './distinctRoutes.ts'

const POLICY = 'content-security-policy'
const HASH = '{hash}'
const STYLE_HASH = / 'sha256-[^']+'/

const HANDLER = `function keyOf(path) {
  for (var key in DATA.pages) if (DATA.pages[key].indexOf(path) >= 0) return key
  if (DATA.open[path]) return DATA.open[path]
  if (path.indexOf('/assets/') === 0) return DATA.assets
  return routeOf(path) || DATA.files
}
function handler(event) {
  var key = keyOf(event.request.uri).split('.')
  var set = DATA.sets[key[0]]
  for (var name in set) {
    var value = DATA.values[set[name]].replace('${HASH}', DATA.hashes[key[1]] || '')
    if (value.indexOf('${PARTNER_HOSTS}') >= 0)
      value = value.replace('${PARTNER_HOSTS}', partnersOf(event.request))
    event.response.headers[name] = { value: value }
  }
  return event.response
}
`

/** Each value once; `add` returns its index. */
function table<Value>() {
  const values: Value[] = []
  return {
    values,
    add(value: Value): number {
      const known = values.findIndex((other) => JSON.stringify(other) === JSON.stringify(value))
      return known >= 0 ? known : values.push(value) - 1
    },
  }
}

/**
 * Few header sets remain once the hash of a page's css is taken out: a page is the indexes of a set and of a
 * hash. A set holds the indexes of its values, since most sets share most of them.
 */
function headerTables() {
  const [values, sets, hashes] = [table<string>(), table<object>(), table<string>()]
  const add = (headers: HeaderSet) =>
    sets.add(Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, values.add(value)])))
  const keyOf = (headers: HeaderSet): string => {
    const policy = headers[POLICY] ?? ''
    const hash = STYLE_HASH.exec(policy)?.[0] ?? ''
    if (hash === '') return String(add(headers))
    return `${add({ ...headers, [POLICY]: policy.replace(hash, HASH) })}.${hashes.add(hash)}`
  }
  return { keyOf, data: { values: values.values, sets: sets.values, hashes: hashes.values } }
}

/** Sets the headers of every answer below status 400 (event type `viewer-response`). */
export function cloudFrontResponse({ name, plan }: BuiltSite): string {
  const { keyOf, data: tables } = headerTables()
  const groups = Map.groupBy(Object.entries(plan.pages), ([, page]) => keyOf(page.headers))
  const pages = [...groups].map(([key, entries]) => [key, entries.map(([path]) => path)])
  const open = Object.entries(plan.embed?.openFiles ?? {}).map(([file, set]) => [`/${file}`, keyOf(set)])
  const routes = distinctRoutes(plan).map((route) => [
    `^${patternSource(route.pattern)}$`,
    keyOf(route.headers),
  ])
  const data = {
    pages: Object.fromEntries(pages),
    open: Object.fromEntries(open),
    routes,
    assets: keyOf(plan.assets),
    files: keyOf(plan.files),
    ...tables,
    ...partnerData(plan),
  }
  return edgeFunction(`The headers of ${name}`, data, HANDLER)
}
