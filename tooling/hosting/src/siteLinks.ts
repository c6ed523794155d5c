import { matchesPattern } from '@coverkit/vite/patterns'
import type { BuiltSite } from './builtSites.ts'
import { contentOf } from './hostAnswers.ts'

const ADDRESS = /\s(?:href|src|action|poster)="([^"]*)"/g
const IDENTIFIER = /\sid="([^"]*)"/g
const CANONICAL = /<link rel="canonical" href="(https?:\/\/[^/"]+)/

/** Returns each internal address of a page that leads nowhere: not served, or without the named fragment. */
export async function brokenLinks(
  site: BuiltSite,
  assets: ReadonlySet<string>,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const pages = new Map<string, string>()
  for (const [path, { file }] of [...Object.entries(site.plan.pages), ['(404)', site.plan.notFound] as const])
    pages.set(path, (await contentOf(site, file)).toString())
  const broken = [...pages].map(([path, html]) => {
    const wrong = internalAddresses(html, path).filter((address) => !resolves(site, assets, pages, address))
    return [path, [...new Set(wrong)]] as const
  })
  return Object.fromEntries(broken.filter(([, wrong]) => wrong.length > 0))
}

/** Internal addresses of a page, from the root; those of the page's own parts too. */
function internalAddresses(html: string, path: string): string[] {
  const origin = CANONICAL.exec(html)?.[1]
  const written = [...html.matchAll(ADDRESS)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
  return written.flatMap((address) => {
    if (origin && (address === origin || address.startsWith(`${origin}/`)))
      return [address.slice(origin.length) || '/']
    if (address.startsWith('#')) return [`${path}${address}`]
    if (address.startsWith('//') || /^[a-z][a-z0-9+.-]*:/i.test(address)) return []
    return [address]
  })
}

function resolves(
  { plan, files }: BuiltSite,
  assets: ReadonlySet<string>,
  pages: ReadonlyMap<string, string>,
  address: string,
): boolean {
  const [withQuery = '', fragment = ''] = address.split('#')
  const [requested = ''] = withQuery.split('?')
  const path = plan.redirects[requested] ?? requested
  const html = pages.get(path)
  if (html !== undefined) return fragment === '' || identifiers(html).has(decodeURIComponent(fragment))
  const isRoute = plan.routes.some(({ pattern }) => matchesPattern(pattern, path))
  return isRoute || files.includes(path.slice(1)) || assets.has(path)
}

const identifiers = (html: string) => new Set([...html.matchAll(IDENTIFIER)].map(([, id]) => id))
