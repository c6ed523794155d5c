import { plainBrand } from '@coverkit/brand/testing'
import { expect, it } from 'vitest'
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

it('leaves the title to a page that brings its own', () => {
  expect(pageHead(plainBrand, { ...about, title: null })).not.toContain('title')
})

it('escapes what is written into it', () => {
  const head = pageHead(plainBrand, {
    ...about,
    title: '</title><script>',
    description: '"><script>',
    structuredData: [{ text: '</script><script>go()' }],
  })
  expect(head.match(/<script/g)).toHaveLength(1)
  expect(head).toContain('&lt;/title&gt;&lt;script&gt;')
  const data = /<script type="application\/ld\+json">(.*)<\/script>/.exec(head)?.[1] ?? ''
  expect(JSON.parse(data)).toEqual({ text: '</script><script>go()' })
})
