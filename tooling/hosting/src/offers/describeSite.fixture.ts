import { join } from 'node:path'
import { isOffered, OFFER_NAMES, type OfferName } from '@coverkit/brand/offers'
import { OFFER_PAGES } from '@coverkit/site/testing/offers'
import { type ServedApp, serveApp } from '@coverkit/vite/serve'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answersOf, type Crawl, crawl } from './crawl.fixture.ts'
import { type SiteCopy, siteWithout } from './siteWithout.fixture.ts'

const NOT_FOUND = '404 We can’t find that page'

/** The suite of a built site that leaves this out: it is served, and every link is followed. */
export function describeSiteWithout(names: readonly OfferName[]): void {
  describe(`the built site without ${names.join(', ')}`, () => {
    const brand = { offers: Object.fromEntries(names.map((name) => [name, false])) }
    const missing = OFFER_NAMES.filter((name) => !isOffered(brand, name))
    let copy: SiteCopy | undefined
    let host: ServedApp | undefined
    let url = ''
    let seen: Crawl
    beforeAll(async () => {
      copy = await siteWithout(names)
      await copy.build()
      host = await serveApp({ dir: join(copy.appDir, 'dist') })
      url = host.url
      seen = await crawl(url, missing)
    })
    afterAll(async () => {
      await host?.close()
      await copy?.remove()
    })

    it('answers what it leaves out by the 404 page', async () => {
      const paths = missing.flatMap((name) => OFFER_PAGES[name])
      expect(await answersOf(url, paths)).toEqual(Object.fromEntries(paths.map((path) => [path, NOT_FOUND])))
    })

    it('answers what it has', async () => {
      const paths = OFFER_NAMES.filter((name) => !missing.includes(name)).flatMap((name) => OFFER_PAGES[name])
      const answers = await answersOf(url, [...paths, '/application/confirm-cover'])
      expect(Object.values(answers).filter((answer) => !/^(?:200|301)\b/.test(answer))).toEqual([])
    })

    it('has no link that leads nowhere, and none to what it leaves out', () => {
      expect(seen.statuses.size).toBeGreaterThan(40)
      expect(seen.links).toBeGreaterThan(1_000)
      expect([...seen.statuses].filter(([, status]) => status !== 200)).toEqual([])
    })

    it('tells search engines of pages that it has', () => {
      expect(seen.indexed.length).toBeGreaterThan(35)
      const left = missing.flatMap((name) => OFFER_PAGES[name])
      expect(seen.indexed.filter((path) => left.includes(path))).toEqual([])
    })

    it('promises nothing that it leaves out', () => {
      expect(seen.promises).toEqual([])
    })
  })
}
