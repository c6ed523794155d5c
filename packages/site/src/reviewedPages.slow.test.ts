import type { Brand } from '@coverkit/brand'
import { plainBrand } from '@coverkit/brand/testing'
import { helpIndex } from '@coverkit/features/content/help-index'
import { describe, expect, it } from 'vitest'
import { linkErrors, renderSite } from './testing/crawlRendered.ts'

const TAX = '/learn-about-life-insurance/tax'
const CLAIMS = '/faq/claims'
const review = { on: '2027-03-01', by: 'Alex Example, compliance manager' }

/** A broker's brand: it has a licence number, so it is no demonstration. */
const licensed = (reviewed: readonly string[]): Brand => ({
  ...plainBrand,
  regNumbers: { abn: '12 345 678 901', afsl: '512345' },
  navigation: {
    header: [{ label: 'Learn', href: '/learn' }],
    footer: [
      { label: 'Questions and answers', href: '/faq/about' },
      { label: 'Claims', href: CLAIMS },
    ],
  },
  content: { reviewed: Object.fromEntries(reviewed.map((path) => [path, review])) },
})

const ofFacts = (paths: Iterable<string>) =>
  [...paths].filter((path) => /^\/(learn|faq|life-insurance-applications-process)/.test(path)).sort()

const foundBySearch = (brand: Brand) =>
  Object.values<string>(JSON.parse(helpIndex(brand).content).documentIds).map((id) => id.replace(/#.*/, ''))

// Takes over 5 s: it loads the modules of a whole app.
describe.each([
  { name: 'no page', reviewed: [], pages: [], redirects: [] },
  { name: 'an article', reviewed: [TAX], pages: ['/learn', TAX], redirects: ['/learn-about-life-insurance'] },
  { name: 'a section of questions', reviewed: [CLAIMS], pages: [CLAIMS], redirects: ['/faq'] },
])('the site of a licensed brand whose people checked $name', ({ reviewed, pages, redirects }) => {
  const brand = licensed(reviewed)
  const rendered = renderSite(brand)

  it('has the pages that were checked, with what leads to them, and no other', async () => {
    const { documents, indexed } = await rendered
    expect(ofFacts(documents.keys())).toEqual(pages)
    expect(ofFacts(indexed)).toEqual(pages)
    expect(ofFacts(Object.keys((await rendered).redirects))).toEqual(redirects)
    expect(ofFacts(new Set(foundBySearch(brand)))).toEqual(reviewed)
  })

  it('has no link that leads nowhere', async () => {
    expect(linkErrors(await rendered)).toEqual([])
  })
})

it('says who checked a page, and when', async () => {
  const { documents } = await renderSite(licensed([TAX]))
  expect(documents.get(TAX)).toContain(
    'Alex Example, compliance manager, checked this page against these sources on 1 March 2027.',
  )
  expect(documents.get(TAX)).not.toContain('hasn’t been checked')
  expect(documents.get(TAX)).toContain('"dateModified":"2027-03-01"')
})

it('keeps every page in a demonstration, which says that nobody checked it', async () => {
  const { documents } = await renderSite(plainBrand)
  expect(ofFacts(documents.keys()).length).toBeGreaterThan(30)
  expect(documents.get(TAX)).toContain('This page hasn’t been checked against these sources yet.')
})
