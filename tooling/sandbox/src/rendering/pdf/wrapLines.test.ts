import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrapLines } from './wrapLines.ts'

// Each character is one wide.
const measure = (text: string) => Array.from(text).length

test.each([
  ['one two three', 7, ['one two', 'three']],
  ['one two three', 13, ['one two three']],
  ['abcdefghij kl', 4, ['abcd', 'efgh', 'ij', 'kl']],
  ['abcdefghij k', 4, ['abcd', 'efgh', 'ij k']],
  ['ผมเป็นโรค', 5, ['ผม', 'เป็น', 'โรค']],
  ['我在悉尼，他在珀斯。', 5, ['我在悉尼，', '他在珀斯。']],
  ['', 4, ['']],
  ['👩‍🚒👩‍🚒', 3, ['👩‍🚒', '👩‍🚒']],
])('%j in %i', (text, width, lines) => {
  expect(wrapLines(text, width, measure)).toEqual(lines)
})

test('no line is too wide and nothing is lost', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 60 }), fc.integer({ min: 1, max: 30 }), (text, width) => {
      const lines = wrapLines(text, width, measure)
      expect(lines.every((line) => measure(line) <= width)).toBe(true)
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    }),
  )
})
