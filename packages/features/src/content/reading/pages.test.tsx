import { BrandProvider, type StaticPage } from '@coverkit/brand'
import { plainBrand } from '@coverkit/brand/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { faqPages, faqRedirects } from '../faq/faqPages.tsx'
import { questionsOf } from '../faq/questionsOf.ts'
import { faqSeries } from '../faq/series.ts'
import { contactUsPage } from '../help/contactUsPage.ts'
import { helpPage } from '../help/helpPage.ts'
import { learnPage } from '../learn/learnPage.ts'
import { learnPages, learnRedirects } from '../learn/learnPages.tsx'
import { learnSeries } from '../learn/series.ts'
import { applicationsProcessPage } from '../processes/applicationsProcessPage.ts'

const withText = [...learnPages, ...faqPages, applicationsProcessPage, contactUsPage]
const all = [learnPage, helpPage, ...withText]

const show = ({ Page }: StaticPage, brand = plainBrand) =>
  renderToStaticMarkup(
    <BrandProvider brand={brand}>
      <Page />
    </BrandProvider>,
  )

const dataOf = (page: StaticPage) => JSON.parse(JSON.stringify(page.structuredData?.(plainBrand) ?? []))

it('has the addresses that the site promises, each once', () => {
  const paths = all.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/learn',
      '/learn-about-life-insurance-premiums/understanding-stepped-and-level-premium',
      '/learn-about-life-insurance-processes/get-a-life-insurance-quote',
      '/learn-about-life-insurance-processes/transferring-a-life-insurance-policy',
      '/faq/about',
      '/get-help',
      '/contact-us',
      '/life-insurance-applications-process',
    ]),
  )
})

it('leads each bare address to the first of its series', () => {
  expect({ ...learnRedirects(plainBrand), ...faqRedirects(plainBrand) }).toEqual({
    '/learn-about-life-insurance': '/learn-about-life-insurance/what-is-life-insurance',
    '/learn-about-life-insurance-premiums':
      '/learn-about-life-insurance-premiums/understanding-stepped-and-level-premium',
    '/learn-about-life-insurance-processes':
      '/learn-about-life-insurance-processes/get-a-life-insurance-quote',
    '/faq': '/faq/about',
  })
})

it.each([...learnSeries, faqSeries].map((series) => [series.base, series] as const))(
  'has at least six pages in %s, numbered without a gap',
  (_base, { entries }) => {
    expect(entries.length).toBeGreaterThanOrEqual(6)
    expect(entries.map(({ meta }) => meta.order)).toEqual(entries.map((_entry, index) => index + 1))
  },
)

it.each(faqSeries.entries.map((entry) => [entry.slug, entry] as const))(
  'has at least five questions about %s, the best three among them',
  (_slug, entry) => {
    const questions = questionsOf(entry, plainBrand)
    expect(questions.length).toBeGreaterThanOrEqual(5)
    expect(questions.map(({ id }) => id)).toEqual(expect.arrayContaining(entry.meta.best))
    expect(questions.filter(({ answer }) => answer.length === 0)).toEqual([])
  },
)

describe.each(all.map((page) => [page.path, page] as const))('%s', (path, page) => {
  const html = show(page)

  it('has one h1 and no rank left out', () => {
    const ranks = [...html.matchAll(/<h([1-6])/g)].map(([, rank]) => Number(rank))
    expect(ranks[0]).toBe(1)
    expect(ranks.filter((rank) => rank === 1)).toHaveLength(1)
    ranks.forEach((rank, index) => {
      expect(rank - (ranks[index - 1] ?? 0)).toBeLessThanOrEqual(1)
    })
  })

  it('has a title and a description of its own, of a length that search engines show', () => {
    expect(page.title(plainBrand)).toMatch(/ \| Plain Cover$/)
    expect(page.title(plainBrand).length).toBeLessThanOrEqual(90)
    expect(page.description(plainBrand).length).toBeGreaterThanOrEqual(70)
    expect(page.description(plainBrand).length).toBeLessThanOrEqual(155)
    expect(
      all.filter((other) => other.description(plainBrand) === page.description(plainBrand)),
    ).toHaveLength(1)
  })

  it('says where it stands, by whole addresses', () => {
    const trail = dataOf(page).find((data: { '@type': string }) => data['@type'] === 'BreadcrumbList')
    const items = trail.itemListElement.map(({ item }: { item: string }) => item)
    expect(items[0]).toBe('https://www.plain.example/')
    expect(items.at(-1)).toBe(`https://www.plain.example${path}`)
  })

  it('leaves no slot open and shows the words of whichever brand', () => {
    const other = { ...plainBrand, name: 'Other Brand', legalName: 'Other Pty Ltd', phone: '03 5550 9999' }
    const shown = show(page, other) + page.title(other) + page.description(other)
    expect(shown).not.toMatch(/\{[a-z.]+\}/i)
    expect(shown).not.toMatch(/Plain Cover|5550 0100/)
  })
})

describe.each(withText.map((page) => [page.path, page] as const))('%s', (path, page) => {
  const html = show(page)

  it('names its sources and what they say, that nobody compared it with them, and that it is general', () => {
    expect(html).toContain('Sources')
    expect(html).toMatch(
      /<li>(<a [^>]*>[^<]+<\/a>|<span>[^<]+<\/span>)<span> \(cited \d+ \w+ \d{4}\): [^<]{10,}\.<\/span><\/li>/,
    )
    expect(html).toContain('This page hasn’t been checked against these sources yet.')
    expect(html).not.toMatch(/last checked|<time/)
    expect(html).toContain('doesn’t consider your objectives, financial situation or needs')
  })

  it('leads on to a flow', () => {
    expect(html).toMatch(
      /When you’re ready.*href="\/(client-quote|life-insurance-calculator|contact-request|account\/change-my-cover)/,
    )
  })

  it('describes itself to search engines', () => {
    const types = dataOf(page).map((data: { '@type': string }) => data['@type'])
    expect(types).toEqual([path.startsWith('/faq/') ? 'FAQPage' : 'Article', 'BreadcrumbList'])
  })
})

it('says what the law asks about hard subjects', () => {
  const says = (path: string, ...texts: (string | RegExp)[]) => {
    const page = withText.find((candidate) => candidate.path.endsWith(path))
    for (const text of texts) expect(page && show(page)).toMatch(text)
  }
  says('/underwriting-and-health-questions', /8 October 2026/, /Please don’t mention genetic tests/)
  says('/your-duty-to-take-reasonable-care', /reasonable care not to make a misrepresentation/, /left blank/)
  says('/making-a-claim', '2 months', '6 months', '13 11 14', '131 450', /Code binds insurers/)
  says('/complaints', '1 business day', '30 days', '45 days', '1800 931 678', '28 days')
  says('/cooling-off-and-cancelling', '14 days', '30 days')
  says('/insurance-inside-super', '1 July 2014')
  says('/transferring-a-life-insurance-policy', /Don’t cancel your cover until the new one has started/)
  says('/income-protection', '70%', 'before the claim')
  says('/faq/about', '60%', '20%', '6 weeks')
})
