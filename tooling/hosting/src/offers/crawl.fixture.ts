import type { OfferName } from '@coverkit/brand/offers'
import { promisesIn, wordsOf } from '@coverkit/site/testing/offers'

export interface Crawl {
  /** Status of each address of the site that was found, by the address. */
  readonly statuses: ReadonlyMap<string, number>
  /** Links of all pages that were crawled. */
  readonly links: number
  /** Addresses of the sitemap. */
  readonly indexed: readonly string[]
  /** Words on pages that promise what the site leaves out, each with its page. */
  readonly promises: readonly string[]
}

const LINK = /<a [^>]*href="(\/[^"?#]*)/g
const LOC = /<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, path]) => path || '/')

/** Follows each link of a site by requests, from the home page and the sitemap. */
export async function crawl(url: string, missing: readonly OfferName[]): Promise<Crawl> {
  const indexed = found(await (await fetch(`${url}/sitemap.xml`)).text(), LOC)
  const waiting = ['/', ...indexed]
  const statuses = new Map<string, number>()
  const promises: string[] = []
  let links = 0
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (statuses.has(path)) continue
    const answer = await fetch(url + path, { headers: { accept: 'text/html' } })
    statuses.set(path, answer.status)
    const html = await answer.text()
    const onward = found(html, LINK)
    links += onward.length
    waiting.push(...onward)
    for (const name of missing)
      promises.push(...promisesIn(wordsOf(html), name).map((words) => `${path} (${name}): ${words}`))
  }
  return { statuses, links, indexed, promises }
}

/** Status of addresses, with the heading of the page that they show. */
export async function answersOf(url: string, paths: readonly string[]): Promise<Record<string, string>> {
  const answers = paths.map(async (path) => {
    const answer = await fetch(url + path, { headers: { accept: 'text/html' }, redirect: 'manual' })
    const [, heading = ''] = /<h1[^>]*>(?:<[^>]*>)*([^<]*)/.exec(await answer.text()) ?? []
    return [path, `${answer.status} ${heading}`.trim()]
  })
  return Object.fromEntries(await Promise.all(answers))
}
