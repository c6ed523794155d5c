import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { BrandProvider } from '@coverkit/brand'
import { plainBrand } from '@coverkit/brand/testing'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FinancialServicesGuidePage } from '../financial-services-guide/FinancialServicesGuidePage.tsx'
import { PrivacyPolicyPage } from '../privacy-policy/PrivacyPolicyPage.tsx'
import { TermsPage } from '../terms-and-conditions/TermsPage.tsx'
import { LEGAL_VERSIONS } from './legalVersions.ts'

interface Published {
  readonly version: number
  readonly from: string
  readonly sha256: string
}

const pages: Record<keyof typeof LEGAL_VERSIONS, ComponentType> = {
  privacy: PrivacyPolicyPage,
  guide: FinancialServicesGuidePage,
  terms: TermsPage,
}

/** Every version that was published, with the hash of its words: a row is added, and none is changed. */
const published: Record<string, readonly Published[]> = JSON.parse(
  readFileSync(new URL('./publishedVersions.fixture.json', import.meta.url), 'utf8'),
)

/** The words of a page, without the line that names its version, and without the contents, which repeat its headings. */
function wordsOf(Page: ComponentType): string {
  const html = renderToStaticMarkup(
    <BrandProvider brand={plainBrand}>
      <Page />
    </BrandProvider>,
  )
  return html
    .replace(/<nav [^>]*>.*?<\/nav>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/Version \d+, in force from [^.]+\./, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Brands whose guides have text of their own: a change to it is a new version too. */
const BRANDS = ['wattlebird', 'redearth', 'bluegum', 'saltbush', 'coolabah']

function brandWords(): string {
  const blocks = BRANDS.map((brand) => {
    const source = readFileSync(new URL(`../../../../../apps/${brand}/src/brand.ts`, import.meta.url), 'utf8')
    const [, after = ''] = source.split('\n  office: {')
    const [block = ''] = after.split('\n  background:')
    return block
  })
  expect(blocks.every((block) => block.includes('remuneration:'))).toBe(true)
  return blocks.join('\n')
}

const textOf = (name: string, Page: ComponentType) =>
  name === 'guide' ? `${wordsOf(Page)}\n${brandWords()}` : wordsOf(Page)

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

test.each(Object.entries(pages))('the words of %s are those of its version', (name, Page) => {
  const { version, from } = LEGAL_VERSIONS[name as keyof typeof LEGAL_VERSIONS]
  expect(
    { version, from, sha256: hashOf(textOf(name, Page)) },
    'The words changed: move version and date in legalVersions.ts, and add this row to publishedVersions.fixture.json.',
  ).toEqual(published[name]?.at(-1))
})

test.each(Object.entries(published))('each version of %s is the next, and of its own day', (_name, rows) => {
  expect(rows.map(({ version }) => version)).toEqual(
    rows.map((_row, index) => (rows[0]?.version ?? 0) + index),
  )
  const days = rows.map(({ from }) => from)
  expect(days).toEqual([...new Set(days)].sort())
  expect(new Set(rows.map(({ sha256 }) => sha256)).size).toBe(rows.length)
})

test.each(Object.entries(pages))('%s names its version and day', (name, Page) => {
  const { version } = LEGAL_VERSIONS[name as keyof typeof LEGAL_VERSIONS]
  const html = renderToStaticMarkup(
    <BrandProvider brand={plainBrand}>
      <Page />
    </BrandProvider>,
  )
  expect(html).toMatch(/Version \d+, in force from \d+ [A-Z][a-z]+ 20\d\d\./)
  expect(html).toContain(`Version ${version}, in force`)
})

test('a word more is another hash', () => {
  expect(hashOf(`${wordsOf(TermsPage)} more`)).not.toBe(hashOf(wordsOf(TermsPage)))
})
