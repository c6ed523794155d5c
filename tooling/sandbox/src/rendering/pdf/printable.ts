import { codeOf } from '../cleanText.ts'
import { faceOf } from './faceOf.ts'
import type { Weight } from './families.ts'

const GRAPHEMES = new Intl.Segmenter('en-AU', { granularity: 'grapheme' })

/** Latin letters and common signs, which the main face has, each on its own. */
const PLAIN = /^[ -~\u00a0-\u017f‘’“”–—•…]*$/

/** Whether the main face draws a text as it is written; most texts are, and need no closer look. */
export const isPlain = (text: string): boolean => PLAIN.test(text)

/** Splits a text into characters with their marks, apart where no face has them together. */
export const charactersOf = (text: string, weight: Weight): string[] =>
  Array.from(GRAPHEMES.segment(text)).flatMap(({ segment }) =>
    faceOf(segment, weight) ? [segment] : Array.from(segment),
  )

/** Returns the text that can be drawn: a character without a shape in any face is written as its code. */
export const printable = (text: string, weight: Weight): string =>
  isPlain(text)
    ? text
    : charactersOf(text, weight)
        .map((character) => (faceOf(character, weight) ? character : codeOf(character)))
        .join('')
