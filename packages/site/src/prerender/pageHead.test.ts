import { plainBrand } from '@coverkit/brand/testing'
import { expect, it } from 'vitest'
import { firstStepsOf } from '../firstSteps.ts'
import { type PageHead, pageHead } from './pageHead.ts'

const about: PageHead = { path: '/about', title: 'About', description: 'About us', indexed: true }

it('names the page, its address and its picture', () => {
  const head = pageHead(plainBrand, about)
  expect(head).toContain('<title>About</title>')
  expect(head).toContain('<link rel="canonical" href="https://www.plain.example/about">')
  expect(head).toContain('<meta property="og:title" content="About">')
  expect(head).toContain('<meta property="og:image" content="https://www.plain.example/social.png">')
  expect(head).not.toContain('noindex')
})

it('says where the privacy policy is, for dialogs over the page', () => {
  expect(pageHead(plainBrand, about)).toContain(
    '<meta name="coverkit:privacy-policy-link" content="/privacy-policy">',
  )
})

it('keeps search engines out of a page that is not indexed', () => {
  const head = pageHead(plainBrand, { ...about, indexed: false })
  expect(head).toContain('<meta name="robots" content="noindex">')
  expect(head).not.toContain('canonical')
})

it('leaves the title element to a page that brings its own, and names it for networks', () => {
  const head = pageHead(plainBrand, { ...about, hasOwnTitle: true })
  expect(head).not.toContain('<title>')
  expect(head).toContain('<meta property="og:title" content="About">')
})

/** The types of the structured data of a page, each with those of what it is part of. */
function typesIn(head: string): string[] {
  const blocks = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  return blocks.flatMap(([, json = '']) => JSON.parse(json)['@type'])
}

it.each([
  ['/privacy-policy', 'website', ['WebPage', 'BreadcrumbList']],
  ['/learn-about-life-insurance/tpd-cover', 'article', ['WebPage', 'BreadcrumbList']],
])('says what %s is', (path, ogType, types) => {
  const head = pageHead(plainBrand, { ...about, path })
  expect(head).toContain(`<meta property="og:type" content="${ogType}">`)
  expect(typesIn(head)).toEqual(types)
  expect(head).toContain('"name":"About"')
})

it('adds nothing that a page says itself, and nothing to one that is not indexed', () => {
  const own = [{ '@type': 'Article' }, { '@type': 'BreadcrumbList' }]
  expect(typesIn(pageHead(plainBrand, { ...about, structuredData: own }))).toEqual([
    'Article',
    'BreadcrumbList',
  ])
  expect(typesIn(pageHead(plainBrand, { ...about, indexed: false }))).toEqual([])
})

it('escapes what is written into it', () => {
  const head = pageHead(plainBrand, {
    ...about,
    title: '</title><script>',
    description: '"><script>',
    structuredData: [{ text: '</script><script>go()' }],
  })
  expect(head.match(/<script/g)).toHaveLength(3)
  expect(head).toContain('&lt;/title&gt;&lt;script&gt;')
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? ''
  expect(JSON.parse(data)).toEqual({ text: '</script><script>go()' })
})

it.each(firstStepsOf(plainBrand).filter(({ indexed }) => indexed))(
  'describes $path in 70 to 155 characters',
  ({ description: of }) => {
    const description = of(plainBrand)
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(155)
  },
)
