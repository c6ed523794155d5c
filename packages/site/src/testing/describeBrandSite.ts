/// <reference types="vite/client" />

import { type Brand, type HomePage, isAddressOffered, OFFER_NAMES, OFFERINGS } from '@coverkit/brand'
import { describeBrand } from '@coverkit/brand/describe-brand'
import { plainBrand } from '@coverkit/brand/testing'
import { INSURER_CODES, insurerName } from '@coverkit/core'
import { panelCount, panelOf } from '@coverkit/features/cover/panel'
import { type BrandTokens, makeTheme } from '@coverkit/ui/theme'
import { describe, expect, it } from 'vitest'
import { type PageModule, pagesOf } from '../pages/pagesOf.ts'
import { renderPage } from '../pages/renderPage.tsx'
import { appPatterns } from '../prerender/index.tsx'
import { kindOf } from '../prerender/pageKinds.ts'
import { redirectsOf } from '../redirects.ts'
import { linksIn } from './crawlRendered.ts'
import { promisesIn, wordsOf } from './offers/index.ts'

const shared = import.meta.glob<PageModule>('../pages/*.page.tsx', { eager: true })

const sharedPagesOf = (brand: Brand) => Object.values(shared).flatMap((module) => pagesOf(module, brand))

/** Returns the text between two texts; blank where one is missing. */
const between = (text: string, start: string, end: string) => text.split(start, 2)[1]?.split(end, 1)[0] ?? ''

const dataTypes = (head: string): string[] =>
  head
    .split('<script type="application/ld+json">')
    .slice(1)
    .flatMap((block) => JSON.parse(block.split('</script>', 1)[0] ?? '{}')['@type'])

const COUNTED = /\b(two|three|four|five|six|seven|eight|nine|ten) insurers\b/gi

/** The counts of insurers in a text, in small letters. */
const countsIn = (text: string) => [...text.matchAll(COUNTED)].map(([, count = '']) => count.toLowerCase())

const HREF = /href="(\/[^"]*)"/g

/** Runs the brand suite with the theme made of the brand's tokens, the pages of the site, and the links of its home page. */
export async function describeBrandSite(brand: Brand, tokens: BrandTokens, home: HomePage): Promise<void> {
  const sharedPages = sharedPagesOf(brand)
  const documents = new Set([
    home.path,
    ...sharedPages.map(({ path }) => path),
    ...Object.keys(redirectsOf(brand)),
  ])
  const patterns = (await appPatterns(brand)).map((pathname) => new URLPattern({ pathname }))
  describeBrand(brand, {
    makeTheme: () => makeTheme(tokens),
    isPage: (path) => documents.has(path) || patterns.some((pattern) => pattern.test({ pathname: path })),
    hrefs: [...renderPage(brand, home).body.matchAll(HREF)].flatMap(([, href]) => href ?? []),
  })

  const indexed = [home, ...sharedPages].filter((page) => page.indexed)
  describe.each(indexed.map((page) => [page.path, page] as const))(
    '%s is described for search',
    (path, page) => {
      const { head } = renderPage(brand, page)

      it('in 70 to 155 characters', () => {
        const description = page.description(brand)
        expect(description.length, description).toBeGreaterThanOrEqual(70)
        expect(description.length, description).toBeLessThanOrEqual(155)
      })

      it('by title, type and structured data', () => {
        const { ogType, types } = kindOf(path)
        expect(between(head, 'property="og:title" content="', '"')).not.toBe('')
        expect(between(head, 'property="og:type" content="', '"')).toBe(ogType)
        expect(dataTypes(head)).toEqual(expect.arrayContaining([...types]))
      })
    },
  )

  it('has a home page without what it doesn’t offer, whatever that is', () => {
    const bare = { ...brand, offers: OFFERINGS.at(-1)?.offers }
    const { head, body } = renderPage(bare, home)
    expect(linksIn(body).filter((path) => !isAddressOffered(bare, path))).toEqual([])
    expect(OFFER_NAMES.flatMap((name) => promisesIn(wordsOf(head + body), name))).toEqual([])
  })

  it('has the pages that its people checked', () => {
    const reviewed = Object.keys(brand.content?.reviewed ?? {})
    expect(reviewed.filter((path) => !documents.has(path))).toEqual([])
  })

  it('counts and names the insurers of its panel alone', () => {
    for (const page of [home, ...sharedPages]) {
      const { head, body } = renderPage(brand, page)
      const words = wordsOf(head + body)
      const others = INSURER_CODES.filter((code) => !panelOf(brand).includes(code)).map(insurerName)
      expect([page.path, ...countsIn(words)]).toEqual([
        page.path,
        ...countsIn(words).map(() => panelCount(brand)),
      ])
      expect([page.path, ...others.filter((name) => words.includes(name))]).toEqual([page.path])
    }
  })

  it.each([2, 5, INSURER_CODES.length])('shares pages that count and name a panel of %i', (size) => {
    const few = { ...plainBrand, insurers: INSURER_CODES.slice(-size) }
    const others = INSURER_CODES.slice(0, -size).map(insurerName)
    const pages = sharedPages.map((page) => {
      const { head, body } = renderPage(few, page)
      return wordsOf(head + body)
    })
    const counts = pages.flatMap(countsIn)
    expect(new Set(counts)).toEqual(new Set([panelCount(few)]))
    expect(others.filter((name) => pages.some((words) => words.includes(name)))).toEqual([])
  })

  it('is named in the pages that all brands share only through their slots', () => {
    const naming = sharedPages.filter((page) => {
      const { head, body } = renderPage(plainBrand, page)
      return `${head}${body}`.includes(brand.name)
    })
    expect(naming.map(({ path }) => path)).toEqual([])
  })
}
