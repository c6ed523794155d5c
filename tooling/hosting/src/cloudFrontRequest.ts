import { patternSource } from '@coverkit/vite/patterns'
import type { BuiltSite } from './builtSites.ts'
import { edgeFunction, partnerData } from './cloudFrontCode.ts'
import { distinctRoutes } from './distinctRoutes.ts'

const HANDLER = `function onward(path, query) {
  var parts = []
  for (var name in query) {
    var values = query[name].multiValue || [query[name]]
    for (var i = 0; i < values.length; i++) parts.push(values[i].value ? name + '=' + values[i].value : name)
  }
  var location = parts.length > 0 ? path + '?' + parts.join('&') : path
  var headers = JSON.parse(JSON.stringify(DATA.bare))
  headers.location = { value: location }
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: headers }
}
function handler(event) {
  var request = event.request
  var path = request.uri
  if (DATA.redirects[path]) return onward(DATA.redirects[path], request.querystring)
  var bare = path.replace(/\\/+$/, '')
  if (bare !== path && (DATA.pages[bare] || DATA.redirects[bare] || routeOf(bare)))
    return onward(bare, request.querystring)
  var file = DATA.pages[path] || (DATA.files.indexOf(path) >= 0 ? undefined : routeOf(path))
  if (file && DATA.denied && partnersOf(request) === '') return DATA.denied
  if (file) request.uri = file
  else if (/\\.(html|br|gz)$/.test(path)) request.uri = '/not-found'
  return request
}
`

const values = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }]))

/**
 * Maps every address to its file or a redirect (event type `viewer-request`). The distribution's error page,
 * `/404.html` with status 404, answers the rest.
 */
export function cloudFrontRequest({ name, plan, files }: BuiltSite, deniedHtml: string | null): string {
  const pages = Object.entries(plan.pages).map(([path, { file }]) => [path, `/${file}`])
  const routes = distinctRoutes(plan).map(({ pattern, file }) => [`^${patternSource(pattern)}$`, `/${file}`])
  const denied = plan.embed && {
    statusCode: 403,
    statusDescription: 'Forbidden',
    headers: values({ ...plan.embed.denied.headers, 'content-type': 'text/html; charset=utf-8' }),
    body: deniedHtml ?? '',
  }
  const data = {
    pages: Object.fromEntries(pages),
    files: files.map((file) => `/${file}`),
    routes,
    redirects: plan.redirects,
    bare: values(plan.bare),
    ...(denied ? { denied } : {}),
    ...partnerData(plan),
  }
  return edgeFunction(`The addresses of ${name}`, data, HANDLER)
}
