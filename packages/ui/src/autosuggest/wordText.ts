import { folded } from './foldText.ts'

/** Parts the entries of look-up words. */
const BAR = '|'

/** A label, or all look-up words of an option, as they are searched: letter by letter without blanks. */
export interface WordText {
  readonly letters: string
  /** 1 where a word begins, by the place of its first letter. */
  readonly begins: Uint8Array
  /** Words up to this length are found only as whole words. */
  readonly short: number
}

/** Where a text was found in another one. */
export interface Place {
  /** Whether it begins an entry, and ends it. */
  readonly first: boolean
  readonly last: boolean
  /** Whether it begins where a word does, and ends where one does. */
  readonly begins: boolean
  readonly ends: boolean
  /** How many of its last letters are of the last word that it reaches into; 0 while it stays within one word. */
  readonly reach: number
}

export function wordText(entries: readonly string[], short: number): WordText {
  const spaced = entries.map(folded).join(BAR)
  const begins = new Uint8Array(spaced.length)
  let letters = 0
  for (let at = 0; at < spaced.length; at += 1) {
    if (spaced[at] === ' ') continue
    if (spaced[at] !== BAR && (at === 0 || spaced[at - 1] === ' ' || spaced[at - 1] === BAR))
      begins[letters] = 1
    letters += 1
  }
  return { letters: spaced.replaceAll(' ', ''), begins, short }
}

/** Each place where a text is found, but for parts of short words. */
export function placesOf({ letters, begins, short }: WordText, text: string): readonly Place[] {
  const found: Place[] = []
  for (let at = letters.indexOf(text); at >= 0; at = letters.indexOf(text, at + 1)) {
    const end = at + text.length
    const from = begins.lastIndexOf(1, at)
    const to = endOfWord(letters, begins, at)
    if (to - from <= short && (from < at || to > end)) continue
    const last = begins.lastIndexOf(1, end - 1)
    found.push({
      first: at === 0 || letters[at - 1] === BAR,
      last: end === letters.length || letters[end] === BAR,
      begins: from === at,
      ends: endOfWord(letters, begins, end - 1) === end,
      reach: last > at ? end - last : 0,
    })
  }
  return found
}

function endOfWord(letters: string, begins: Uint8Array, at: number): number {
  let end = at + 1
  while (end < letters.length && letters[end] !== BAR && begins[end] !== 1) end += 1
  return end
}

export function wordsIn({ letters, begins }: WordText): readonly string[] {
  const found: string[] = []
  let from = 0
  for (let at = 1; at <= letters.length; at += 1) {
    const isBar = letters[at] === BAR
    if (at < letters.length && !isBar && begins[at] !== 1) continue
    if (letters[from] !== BAR) found.push(letters.slice(from, at))
    from = at
  }
  return found
}
