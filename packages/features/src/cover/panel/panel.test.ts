import { expect, it } from 'vitest'
import { insurersCounted, panelCount, panelOf } from './panel.ts'

/** The words of every page, and of each brand's own. */
const words = import.meta.glob<string>(
  [
    '../../**/*.md',
    '../../**/{copy,*Copy,actions}.ts',
    '../../../../site/src/**/*.{ts,tsx}',
    '../../../../../apps/*/src/home/copy.ts',
    '!**/*.test.*',
    '!**/testing/**',
  ],
  { eager: true, query: '?raw', import: 'default' },
)
const COUNTED =
  /\b(?:five|six|seven|eight|nine)\b[^.']{0,30}\b(?:insurers?|prices)\b|\b(?:all|each of) seven\b/i

it('is what a brand names, or the panel of every broker', () => {
  expect(panelOf({})).toEqual(['MLP', 'NEO', 'MLC', 'ACC', 'ZUR', 'ING', 'AIG'])
  expect(panelOf({ insurers: ['ZUR', 'LRK'] })).toEqual(['ZUR', 'LRK'])
})

it('is counted in words', () => {
  expect(panelCount({})).toBe('seven')
  expect(panelCount({ insurers: ['ZUR', 'LRK'] })).toBe('two')
  expect(insurersCounted({ insurers: ['ZUR', 'LRK'] })).toBe('Two insurers')
})

it('is counted nowhere by hand', () => {
  expect(Object.keys(words).length).toBeGreaterThan(100)
  const written = Object.entries(words).flatMap(([path, text]) => {
    const [found] = COUNTED.exec(text) ?? []
    return found === undefined ? [] : [`${path}: ${found}`]
  })
  expect(written).toEqual([])
})
