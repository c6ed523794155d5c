import { builtBrands, builtPages } from '../src/builtPages.ts'
import { readMetadata } from '../src/readMetadata.ts'
import { expect, test } from '../src/test.ts'

interface Expected {
  readonly path: RegExp
  readonly ogType: string
  readonly types: readonly string[]
}

/** Metadata of each indexed page; the first matching row counts. */
const TABLE: readonly Expected[] = [
  { path: /^\/$/, ogType: 'website', types: ['Organization', 'InsuranceAgency', 'FAQPage', 'WebPage'] },
  { path: /^\/faq\//, ogType: 'article', types: ['FAQPage', 'BreadcrumbList'] },
  { path: /^\/learn-about-/, ogType: 'article', types: ['Article', 'BreadcrumbList'] },
  {
    path: /^\/(?:contact-us|life-insurance-applications-process)$/,
    ogType: 'article',
    types: ['Article', 'BreadcrumbList'],
  },
  { path: /^\//, ogType: 'website', types: ['BreadcrumbList', 'WebPage'] },
]

test('every brand is built', () => {
  expect(builtBrands().length).toBeGreaterThanOrEqual(5)
})

for (const brand of builtBrands()) {
  test(`each indexed page of ${brand} describes itself to search engines and networks`, () => {
    const pages = builtPages(brand).map((page) => ({ ...page, ...readMetadata(page.html) }))
    expect(pages.length).toBeGreaterThan(40)
    for (const { path, title, description, ogTitle, ogType, canonical, types } of pages) {
      const expected = TABLE.find((row) => row.path.test(path))
      expect.soft(ogType, path).toBe(expected?.ogType)
      expect.soft([...types].sort(), path).toEqual([...(expected?.types ?? [])].sort())
      expect.soft(title, path).not.toBe('')
      expect.soft(ogTitle, path).toBe(title)
      expect.soft(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(70)
      expect.soft(description.length, `${path}: ${description}`).toBeLessThanOrEqual(155)
      expect.soft(new URL(canonical).pathname, path).toBe(path)
    }
    const descriptions = pages.map(({ description }) => description)
    expect(new Set(descriptions).size, 'each its own description').toBe(descriptions.length)
    expect(new Set(pages.map(({ title }) => title)).size, 'each its own title').toBe(pages.length)
  })
}
