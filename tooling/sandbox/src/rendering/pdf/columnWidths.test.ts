import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnWidths } from './columnWidths.ts'

test('a column with more text is wider, and each has its longest word', () => {
  const [short = 0, long = 0] = columnWidths(
    [
      { natural: 60, word: 60 },
      { natural: 900, word: 50 },
    ],
    480,
  )
  expect(short).toBeGreaterThanOrEqual(60)
  expect(long).toBeGreaterThan(short)
})

test('columns fill the whole', () => {
  const column = fc
    .tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 5000 }))
    .map(([a, b]) => ({ natural: Math.max(a, b), word: Math.min(a, b) }))
  fc.assert(
    fc.property(fc.array(column, { minLength: 1, maxLength: 8 }), (columns) => {
      const widths = columnWidths(columns, 480)
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(480)
      expect(Math.min(...widths)).toBeGreaterThan(0)
    }),
  )
})
