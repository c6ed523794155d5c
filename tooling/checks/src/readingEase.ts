import { dirname } from 'node:path'
import { flesch } from 'flesch'
import { syllable } from 'syllable'
import type { VisitorWords } from './visitorWords.ts'

/** How easily a page reads, by Flesch's formula: 60 and more is plain English, 50 and more fairly difficult. */
export interface Ease {
  /** The folder of a step or screen, or the file of an article. */
  readonly page: string
  readonly sentences: number
  readonly ease: number
}

/** Fewer sentences give no reliable figure. */
const ENOUGH = 5

/** The reading ease of every page with enough sentences, the hardest first. */
export function readingEase(words: readonly VisitorWords[]): readonly Ease[] {
  const pages = Map.groupBy(words, ({ file }) => (file.endsWith('.md') ? file : dirname(file)))
  return [...pages]
    .map(([page, files]) =>
      easeOf(
        page,
        files.flatMap(({ lines }) => lines.flatMap(sentencesOf)),
      ),
    )
    .filter(({ sentences }) => sentences >= ENOUGH)
    .toSorted((one, other) => one.ease - other.ease)
}

/** The whole sentences of a line: labels, headings and front matter are none. */
export function sentencesOf(line: string): readonly string[] {
  return line
    .replace(/\]\([^)]*\)/g, ']')
    .split(/(?<=[.?!]['’”]?)\s+/)
    .filter((sentence) => /[.?!]['’”)*]*$/.test(sentence) && wordsOf(sentence).length >= 4)
}

const wordsOf = (sentence: string): readonly string[] => sentence.match(/\p{L}[\p{L}’'-]*/gu) ?? []

function easeOf(page: string, sentences: readonly string[]): Ease {
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  const ease = flesch({ sentence: sentences.length, word: words.length, syllable: syllables })
  return { page, sentences: sentences.length, ease: Math.round(ease) }
}
