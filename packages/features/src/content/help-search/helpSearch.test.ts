import { brotliCompressSync } from 'node:zlib'
import { plainBrand } from '@coverkit/brand/testing'
import { describe, expect, it } from 'vitest'
import { helpDocuments } from './helpDocuments.ts'
import { helpIndex } from './helpIndex.ts'
import { openHelpIndex } from './openHelpIndex.ts'
import { searches } from './searches.fixture.ts'
import { processTerm } from './searchOptions.ts'
import { searchTerms } from './searchTerms.ts'

const { path, content } = helpIndex(plainBrand)
const find = openHelpIndex(content)
const first = (query: string) => find(query).map(({ address }) => address)

it('is at most 15 KiB when it is compressed', () => {
  expect(brotliCompressSync(content).length).toBeLessThanOrEqual(15 * 1024)
})

it('is called by its content, the same for the same', () => {
  expect(path).toMatch(/^\/assets\/help-index-[0-9a-f]{8}\.json$/)
  expect(helpIndex(plainBrand).path).toBe(path)
  expect(helpIndex({ ...plainBrand, name: 'Other Cover' }).path).not.toBe(path)
})

it('has every question, every article and the pages of help, each once', () => {
  const ids = helpDocuments(plainBrand).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => id.startsWith('/faq/')).length).toBeGreaterThan(50)
  expect(ids.filter((id) => id.startsWith('/learn-about-')).length).toBeGreaterThan(25)
  expect(ids).toEqual(expect.arrayContaining(['/contact-us', '/complaints']))
})

it('has words for searching for every page, and for no other', () => {
  const ids = helpDocuments(plainBrand).map(({ id }) =>
    id.startsWith('/faq/') ? (id.split('#')[1] ?? '') : id,
  )
  expect(new Set(Object.keys(searchTerms))).toEqual(new Set(ids))
})

it('leaves no slot open', () => {
  expect(JSON.stringify(helpDocuments(plainBrand))).not.toMatch(/\{[a-z]+\.[a-zA-Z]+\}/)
})

describe('a query', () => {
  it.each([
    ['complain', '/complaints'],
    ['phone number', '/contact-us'],
    ['stepped or level', '/learn-about-life-insurance-premiums/understanding-stepped-and-level-premium'],
    ['beneficiaries', '/learn-about-life-insurance/beneficiaries'],
  ])('%s finds %s first', (query, address) => {
    expect(first(query)[0]).toBe(address)
  })

  it.each([
    ['beneficaries', '/learn-about-life-insurance/beneficiaries'],
    ['complant', '/complaints'],
    ['indexaton', '/learn-about-life-insurance-premiums/indexation'],
    ['STEPED', '/learn-about-life-insurance-premiums/understanding-stepped-and-level-premium'],
    ['benefic', '/learn-about-life-insurance/beneficiaries'],
  ])('%s, misspelled or unfinished, still finds %s', (query, address) => {
    expect(first(query)).toContain(address)
  })

  it.each(Object.entries(searches))('%s finds a right page among the first two', (query, addresses) => {
    expect(addresses).toEqual(expect.arrayContaining([expect.toBeOneOf(first(query).slice(0, 2))]))
  })

  it('gives at most eight answers, each with a title and where it belongs', () => {
    const results = find('cover')
    expect(results).toHaveLength(8)
    for (const { title, section } of results) {
      expect(title).not.toBe('')
      expect(section).not.toBe('')
    }
  })

  it('takes what has some of the words where nothing has all of them', () => {
    expect(first('complain zebra')).toContain('/complaints')
  })

  it.each(['', 'the', 'xylophone', '🦘', '<script>'])('%s finds nothing, and breaks nothing', (query) => {
    expect(find(query)).toEqual([])
  })
})

it.each([
  ['Premiums', 'premium'],
  ['don’t', 'dont'],
  ['illness', 'illness'],
  ['The', null],
  ['a', null],
])('%s is searched as %s', (word, term) => expect(processTerm(word)).toBe(term))
