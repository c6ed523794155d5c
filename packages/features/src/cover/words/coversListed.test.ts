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

it('is written nowhere by hand', () => {
  expect(Object.keys(words).length).toBeGreaterThan(100)
  const written = Object.keys(words).filter((path) =>
    /life, TPD, critical illness(?: cover)?,? (?:and|or) income protection/i.test(words[path] ?? ''),
  )
  expect(written).toEqual([])
})
