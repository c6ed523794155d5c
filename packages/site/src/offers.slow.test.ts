import { type Brand, isOffered, OFFER_NAMES, OFFERINGS, type Offering } from '@coverkit/brand'
import { plainBrand } from '@coverkit/brand/testing'
import { helpIndex } from '@coverkit/features/content/help-index'
import { describe, expect, it } from 'vitest'
import { linkErrors, type RenderedSite, renderSite } from './testing/crawlRendered.ts'
import { OFFER_PAGES, promisesIn, wordsOf } from './testing/offers/index.ts'

/** A brand whose own links lead to all that it may offer. */
const navigation: Brand['navigation'] = {
  header: [
    { label: 'Get a quote', href: '/client-quote/select-covers' },
    { label: 'Transfer', href: '/transfer-policy/policy-holders' },
  ],
  footer: [
    { label: 'Learn', href: '/learn' },
    { label: 'Account', href: '/account' },
    { label: 'Transfer', href: '/transfer-policy/policy-holders' },
  ],
}

const missingFrom = (brand: Offering) => OFFER_NAMES.filter((name) => !isOffered(brand, name))

const siteOf = ({ offers = {} }: Offering) => renderSite({ ...plainBrand, navigation, offers })

const promisesOf = ({ documents }: RenderedSite, brand: Offering): readonly string[] =>
  [...documents].flatMap(([path, html]) =>
    missingFrom(brand).flatMap((name) => promisesIn(wordsOf(html), name).map((words) => `${path}: ${words}`)),
  )

const named = OFFERINGS.map((brand) => ({ brand, name: missingFrom(brand).join(', ') || 'nothing' }))

// Takes over 5 s: it loads the modules of a whole app.
describe.each(named)('a site that leaves out $name', ({ brand }) => {
  const rendered = siteOf(brand)

  it('has the pages of what it offers, and no other', async () => {
    const { isPage } = await rendered
    for (const name of OFFER_NAMES)
      for (const path of OFFER_PAGES[name]) expect(isPage(path), path).toBe(isOffered(brand, name))
  })

  it('has no link that leads nowhere', async () => {
    expect(linkErrors(await rendered)).toEqual([])
  })

  it('promises nothing that it leaves out', async () => {
    expect(promisesOf(await rendered, brand)).toEqual([])
  })

  it('tells search engines, and its own search, of pages that it has', async () => {
    const { indexed, isPage } = await rendered
    const found = Object.values<string>(
      JSON.parse(helpIndex({ ...plainBrand, offers: brand.offers ?? {} }).content).documentIds,
    )
    expect(found.length).toBeGreaterThan(60)
    const paths = [...indexed, ...found.map((address) => address.replace(/#.*/, ''))]
    expect(paths.filter((path) => !isPage(path))).toEqual([])
  })
})

describe('the check', () => {
  const site = {
    documents: new Map([['/', '<p>You can <a href="/login?redirect=%2F">log in</a>.</p>']]),
    indexed: [],
    redirects: {},
    isPage: (path: string) => path === '/',
  }

  it('finds a link to a page that is left out', () => {
    expect(linkErrors(site)).toEqual(['/ links to /login'])
  })

  it('finds words that promise it', () => {
    expect(promisesOf(site, { offers: { account: false } })).toHaveLength(1)
    expect(promisesOf(site, { offers: { claims: false } })).toEqual([])
  })
})

it('of a site with everything, every promise is found', async () => {
  const { documents } = await siteOf({})
  const text = [...documents.values()].map(wordsOf).join(' | ')
  for (const name of OFFER_NAMES) expect(promisesIn(text, name).length, name).toBeGreaterThan(2)
})
