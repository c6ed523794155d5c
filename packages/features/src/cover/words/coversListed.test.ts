import { expect, it } from 'vitest'
import { coversListed } from './coversListed.ts'

it('names every cover', () => {
  expect(coversListed()).toBe('life, TPD, critical illness and income protection')
  expect(coversListed('or')).toBe('life, TPD, critical illness or income protection')
})

/** Words of pages and of consents. An article explains each cover, and names them as it does. */
const words = import.meta.glob<string>(
  ['../../**/{copy,*Copy,actions}.ts', '../../../../site/src/**/*.{ts,tsx}', '!**/*.test.*'],
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
