import { expect, test } from 'vitest'
import { nameGlyphs } from './nameGlyphs.ts'

/** A font whose usual shape of each letter has the letter's own number. */
const usual = (codePoint: number) => (codePoint > 0x60 ? codePoint : undefined)
const glyph = (codepoint: number, cluster: number) => ({ codepoint, cluster })
const named = (text: string, infos: readonly { codepoint: number; cluster: number }[]) =>
  nameGlyphs(text, infos, usual).map(({ codePoints }) => String.fromCodePoint(...codePoints))

test.each([
  ['each letter has its shape', 'ab', [glyph(97, 0), glyph(98, 1)], ['a', 'b']],
  ['two letters have one shape', 'fib', [glyph(900, 0), glyph(98, 2)], ['fi', 'b']],
  ['shapes of a group change places', 'abc', [glyph(98, 0), glyph(97, 0), glyph(99, 2)], ['b', 'a', 'c']],
  ['an unusual shape stands for what is left', 'abc', [glyph(900, 0), glyph(98, 0)], ['ac', 'b']],
  ['a letter has two shapes', 'a', [glyph(900, 0), glyph(901, 0)], ['a', '\u200b']],
  [
    'a letter has two shapes that are usual for its parts',
    'é',
    [glyph(0x301, 0), glyph(101, 0)],
    ['\u0301', 'e'],
  ],
  ['a text runs to the left', 'ab', [glyph(98, 1), glyph(97, 0)], ['b', 'a']],
  ['a character of two units', '😀a', [glyph(0x1f600, 0), glyph(97, 2)], ['😀', 'a']],
])('%s', (_, text, infos, expected) => {
  expect(named(text, infos)).toEqual(expected)
})
