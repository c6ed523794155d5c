/// <reference types="vite/client" />
import { chooseParts, OFFERINGS } from '@coverkit/brand'
import { plainBrand } from '@coverkit/brand/testing'
import { describe, expect, it } from 'vitest'
import { whoWeAreCopy } from '../who-we-are/copy.ts'

const files = import.meta.glob<string>('../{learn,faq,help,processes}/**/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const bodyOf = (text: string) => text.replace(/^---\n.*?\n---\n/s, '')

/** The running text: no tables, no addresses, no marks. */
const proseOf = (text: string) =>
  bodyOf(text)
    .replace(/^\|.*$/gm, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[*[\]>#]/g, '')

const sentencesOf = (text: string) =>
  proseOf(text)
    .split(/\n\s*\n|\n\s*(?:-|\d+\.)\s|(?<=[.?!:])\s/)
    .map((sentence) => sentence.split(/\s+/).filter((word) => /\w/.test(word)).length)
    .filter((length) => length > 0)

const insurers = whoWeAreCopy(plainBrand).sections.flatMap(({ blocks }) =>
  blocks.flatMap((block) => (typeof block === 'object' && 'list' in block ? block.list : [])),
)

const BANNED: readonly (readonly [RegExp, string])[] = [
  [/!/, 'an exclamation mark'],
  [/\bsimply\b|\bjust\b|\bobviously\b/i, 'a word that talks down'],
  [/peace of mind|don[’']t wait|act now|hurry up|too late|worst/i, 'fear or selling'],
  [/\bindependent\b|\bimpartial\b|\bunbiased\b|\bbest price\b/i, 'a word that the law restricts'],
  [/duty of disclosure/i, 'the duty that ended in 2021'],
  [/tell us everything/i, 'a duty that goes too far'],
  [/\b(?!(?:size|prize)d?\b)\w+(?:ize|ized|izing|ization)\b/i, 'an American ending'],
  [/\b(?:color|favor|center|behavior|dependents)\b/i, 'American spelling'],
  [/[—–]/, 'a dash where a full stop would do'],
  [/\be-mail/i, 'email has no hyphen'],
]

/** Each text as brands show it that offer more or less. */
const texts = Object.entries(files).flatMap(([file, text]) =>
  [...new Set(OFFERINGS.map((brand) => chooseParts(text, brand)))].map((shown, index) => ({
    name: index === 0 ? file : `${file}, ${index}`,
    text: shown,
  })),
)

describe.each(texts)('$name', ({ text }) => {
  it('keeps to the words of the house', () => {
    const found = BANNED.filter(([pattern]) => pattern.test(bodyOf(text))).map(([, error]) => error)
    expect(found).toEqual([])
  })

  it('names no insurer', () => {
    expect(insurers.filter((name) => text.includes(name))).toEqual([])
  })

  it('keeps its sentences short', () => {
    const lengths = sentencesOf(text)
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
    expect(mean).toBeLessThan(14)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(34)
  })

  it('labels figures that come from the sample rates', () => {
    const isPriced = /\$\d[\d,]*(?:\.\d\d)\b/.test(text)
    if (isPriced) expect(text).toMatch(/sample|made up/i)
  })
})
