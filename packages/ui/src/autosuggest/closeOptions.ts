import { type AutosuggestOption, hasWord, LONGEST_TEXT, type OptionIndex, readQuery } from './options.ts'
import { placesOf, type WordText, wordsIn } from './wordText.ts'

const MOST = 5
/** Shorter words are in too many others: they count where they are whole. */
const SHORTEST = 3
/** A look-up word, or a word that is typed in part, counts less. */
const LESS = 0.5
/** Same beginning, other ending: `forestry` and `forester`. */
const ENDING = 3

/**
 * The options that come close to a text that finds none: those with most of its words, in any order, of these the ones that few
 * others have, where one or two letters of a word may be mistyped.
 */
export function closeOptions<T>(
  index: OptionIndex<T>,
  text: string,
  ignored?: readonly string[],
): readonly AutosuggestOption<T>[] {
  if (text.length > LONGEST_TEXT) return []
  const scores = new Map<number, { words: number; rarity: number; cost: number }>()
  for (const forms of readQuery(text, ignored).words) {
    const costs = costsOf(index, forms)
    for (const [at, cost] of costs) {
      const score = scores.get(at) ?? { words: 0, rarity: 0, cost: 0 }
      scores.set(at, {
        words: score.words + 1,
        rarity: score.rarity + 1 / costs.size,
        cost: score.cost + cost,
      })
    }
  }
  return [...scores]
    .sort(
      ([one, a], [other, b]) => b.words - a.words || b.rarity - a.rarity || a.cost - b.cost || one - other,
    )
    .slice(0, MOST)
    .flatMap(([at]) => index[at]?.option ?? [])
}

/** Returns the cost of a word at each option that has it. If no option has it, words like it count. */
function costsOf<T>(index: OptionIndex<T>, forms: readonly string[]): ReadonlyMap<number, number> {
  const costs = new Map<number, number>()
  const [typed = ''] = forms
  const has = (text: WordText) => (typed.length < SHORTEST ? isWholeWord(text, typed) : hasWord(text, forms))
  index.forEach(({ label, words }, at) => {
    if (has(label)) costs.set(at, 0)
    else if (has(words)) costs.set(at, LESS)
  })
  return costs.size > 0 ? costs : costsOfLike(vocabularyOf(index), typed)
}

const isWholeWord = (text: WordText, word: string) =>
  placesOf(text, word).some(({ begins, ends }) => begins && ends)

function costsOfLike(vocabulary: Vocabulary, typed: string): ReadonlyMap<number, number> {
  const costs = new Map<number, number>()
  const letters = lettersOf(typed)
  for (const known of vocabulary) {
    const cost = mistyped(typed, letters, known)
    if (cost === null) continue
    const { labels, words } = known
    const add = (more: number) => (at: number) =>
      costs.set(at, Math.min(cost + more, costs.get(at) ?? Number.POSITIVE_INFINITY))
    labels.forEach(add(0))
    words.forEach(add(LESS))
  }
  return costs
}

interface KnownWord {
  readonly word: string
  /** Its letters as bits. */
  readonly letters: number
  /** The options of which a label, or look-up words, have it. */
  readonly labels: number[]
  readonly words: number[]
}

type Vocabulary = readonly KnownWord[]

const vocabularies = new WeakMap<object, Vocabulary>()

/** The words of all options, and each label without blanks; made when first needed, and for an index once. */
export function vocabularyOf<T>(index: OptionIndex<T>): Vocabulary {
  const earlier = vocabularies.get(index)
  if (earlier) return earlier
  const known = new Map<string, KnownWord>()
  const entryOf = (word: string): KnownWord => {
    const entry = known.get(word) ?? { word, letters: lettersOf(word), labels: [], words: [] }
    known.set(word, entry)
    return entry
  }
  index.forEach(({ label, words }, at) => {
    for (const word of spellings(label)) entryOf(word).labels.push(at)
    for (const word of wordsIn(words)) entryOf(word).words.push(at)
  })
  const vocabulary = [...known.values()]
  vocabularies.set(index, vocabulary)
  return vocabulary
}

const spellings = (label: WordText) => [...new Set([...wordsIn(label), label.letters])]

/** How far a word is from the typed one; null when it isn't like it. */
function mistyped(typed: string, own: number, { word, letters }: KnownWord): number | null {
  const most = typed.length < 4 ? 0 : typed.length < 6 ? 1 : 2
  const shortest = typed.length - most
  if (most > 0 && word.length >= shortest) {
    const isFar = hasStrangers(typed, typed.length, letters, most) || hasStrangers(word, shortest, own, most)
    const cost = isFar ? null : editsBetween(typed, word.slice(0, typed.length + most + 1), most)
    if (cost !== null && cost <= most + LESS) return cost
  }
  const start = Math.max(5, Math.ceil(typed.length * 0.6))
  return typed.length >= start && word.startsWith(typed.slice(0, start)) ? ENDING : null
}

/** Whether more than `most` of a word's first letters are none of these: each is a mistake. */
function hasStrangers(word: string, length: number, letters: number, most: number): boolean {
  let count = 0
  for (let at = 0; at < length; at += 1) {
    if ((letters & bitOf(word, at)) === 0) count += 1
    if (count > most) return true
  }
  return false
}

/** Letters to insert, drop, change or swap until the typed word is the other, or begins it; null beyond `most`. */
function editsBetween(typed: string, word: string, most: number): number | null {
  const width = word.length + 1
  // Each row has the mistakes of so many typed letters, by how many of the word's are used.
  const costs = new Uint8Array((typed.length + 1) * width).map((_, at) => (at < width ? at : 0))
  for (let row = 1; row <= typed.length; row += 1) {
    const start = row * width
    costs[start] = row
    for (let column = 1; column < width; column += 1) {
      costs[start + column] = cheapest(costs, width, [row, column], typed, word)
    }
    if (Math.min(...costs.subarray(start, start + width)) > most) return null
  }
  const last = costs.subarray(-width)
  return Math.min(last[word.length] ?? 0, Math.min(...last) + LESS)
}

function cheapest(
  costs: Uint8Array,
  width: number,
  [row, column]: readonly [number, number],
  typed: string,
  word: string,
): number {
  const at = row * width + column
  const [letter, other] = [typed.charCodeAt(row - 1), word.charCodeAt(column - 1)]
  const cost = Math.min(
    (costs[at - width] ?? 0) + 1,
    (costs[at - 1] ?? 0) + 1,
    (costs[at - width - 1] ?? 0) + (letter === other ? 0 : 1),
  )
  const isSwap = letter === word.charCodeAt(column - 2) && other === typed.charCodeAt(row - 2)
  return isSwap ? Math.min(cost, (costs[at - 2 * width - 2] ?? 0) + 1) : cost
}

/** One bit for each letter from a to z, and one for all others. */
function bitOf(word: string, at: number): number {
  const place = word.charCodeAt(at) - 97
  return 1 << (place >= 0 && place < 26 ? place : 26)
}

function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= bitOf(word, at)
  return letters
}
