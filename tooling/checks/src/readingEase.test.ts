import { describe, expect, it } from 'vitest'
import { readingEase, sentencesOf } from './readingEase.ts'
import { readVisitorWords } from './visitorWords.ts'

const LEGAL = /content\/(?:financial-services-guide|privacy-policy|terms-and-conditions|complaints)$/

/** Files that are no page of their own. */
const NO_PAGES: ReadonlyMap<string, string> = new Map([
  ['packages/site/src/footer', 'names of documents, services and the licence, at the foot of pages'],
  ['packages/features/src/content/reading', 'the general advice warning, which names those documents too'],
  ['packages/features/src/content/help-search', 'words that the search finds pages by, and shows nowhere'],
])

describe('what visitors read', () => {
  const pages = readingEase(readVisitorWords())

  it('is plain: at least 60 on pages and in emails, 50 on legal pages', () => {
    const hard = pages.filter(({ page, ease }) => !NO_PAGES.has(page) && ease < (LEGAL.test(page) ? 50 : 60))
    expect(pages.length).toBeGreaterThan(140)
    expect(pages.filter(({ page }) => LEGAL.test(page))).toHaveLength(4)
    expect(hard).toEqual([])
  })

  it('has no exception without need', () => {
    const needed = pages.filter(({ ease }) => ease < 60).map(({ page }) => page)
    expect([...NO_PAGES.keys()].toSorted()).toEqual(needed.toSorted())
  })
})

describe('the reading ease', () => {
  const easeOf = (...lines: string[]) => readingEase([{ file: 'a/copy.ts', lines }])[0]

  it('is that of Flesch, over whole sentences', () => {
    // 5 sentences, 25 words, 25 syllables: 206.835 - 1.015 * 5 - 84.6 * 1.
    const line = 'You can pay each month.'
    expect(easeOf(line, line, line, line, line, 'Direct debit')).toEqual({
      page: 'a',
      sentences: 5,
      ease: 117,
    })
  })

  it('is low for a text that is hard to read', () => {
    const hard =
      'Notwithstanding contractual stipulations, indemnification obligations necessitate comprehensive documentation.'
    expect(easeOf(hard, hard, hard, hard, hard)?.ease).toBeLessThan(0)
  })

  it('counts neither labels nor addresses of links', () => {
    expect(sentencesOf('Four short steps')).toEqual([])
    expect(sentencesOf('Read [the guide](/a.very/long.address) before you sign. Then call us.')).toEqual([
      'Read [the guide] before you sign.',
    ])
  })
})
