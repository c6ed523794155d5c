import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText } from './cleanText.ts'

test.each([
  ['one\ntwo\t\u0000three  ', 'one two three'],
  ['e\u0301', 'é'],
  ['a\u202eb\u2066c', 'abc'],
  ['half \ud83d pair', 'half [U+D83D] pair'],
  ['no character \u0378', 'no character [U+0378]'],
  ['👩‍🚒', '👩‍🚒'],
])('%j', (text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

test('cleaning again changes nothing, and leaves one line without controls', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const clean = cleanText(text)
      expect(cleanText(clean)).toBe(clean)
      expect(clean).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029]/u)
    }),
  )
})
