import { expect, it } from 'vitest'
import { coverCount, coversListed } from './coversListed.ts'

it('names every cover', () => {
  expect(coversListed()).toBe('life, TPD, critical illness and income protection')
  expect(coversListed('or')).toBe('life, TPD, critical illness or income protection')
})

/** Words of pages and of consents. An article explains each cover, and names them as it does. */
const words = import.meta.glob<string>(
  ['../../**/{copy,*Copy,actions}.ts', '../../../../site/src/**/*.{ts,tsx}', '!**/*.{test,css}.*'],
  { eager: true, query: '?raw', import: 'default' },
)

it('is written by hand in consents alone, whose first loads have no list of covers, and there it is whole', () => {
  expect(Object.keys(words).length).toBeGreaterThan(100)
  const written = Object.entries(words).filter(([, text]) => /life, TPD, critical illness/i.test(text))
  expect(written.map(([path]) => path)).toEqual([
    '../../content/appointment-request/copy.ts',
    '../../content/contact-request/copy.ts',
  ])
  for (const [path, text] of written) expect(text, path).toContain(`about ${coversListed()} cover`)
})

const COUNTED = /\b(two|three|four|five|six|seven)\b(?= (?:kinds of |types of )?covers?\b)/gi

/** Words of articles and of brands too. */
const ownWords = import.meta.glob<string>(
  ['../../content/**/*.md', '../../../../../apps/*/src/brand.ts', '../../../../../apps/*/src/home/copy.ts'],
  { eager: true, query: '?raw', import: 'default' },
)

it('is counted by hand in one first load and in words of a brand, and there as many as there are', () => {
  expect(coverCount()).toBe('four')
  const counted = Object.entries({ ...words, ...ownWords }).flatMap(([path, text]) =>
    [...text.matchAll(COUNTED)].map(([count]) => ({ path, count: count.toLowerCase() })),
  )
  const shared = counted.filter(({ path }) => !path.includes('/apps/'))
  expect(shared.map(({ path }) => path)).toEqual(['../../client-quote/steps/select-covers/copy.ts'])
  expect(counted.length).toBeGreaterThan(shared.length)
  expect(counted.filter(({ count }) => count !== coverCount())).toEqual([])
})
