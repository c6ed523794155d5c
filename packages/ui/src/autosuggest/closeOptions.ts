import { type AutosuggestOption, hasWord, type OptionIndex, type Phrase, readQuery } from './options.ts'

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

/** What a word costs at each option that has it, or, where none has, one like it. */
function costsOf<T>(index: OptionIndex<T>, forms: readonly string[]): ReadonlyMap<number, number> {
  const costs = new Map<number, number>()
  const [typed = ''] = forms
  const has = (phrase: Phrase) =>
    typed.length < SHORTEST ? phrase.words.includes(typed) : hasWord(phrase, forms)
  index.forEach(({ label, words, all }, at) => {
    if (!forms.some((form) => all.includes(form))) return
    if (has(label)) costs.set(at, 0)
    else if (words().some(has)) costs.set(at, LESS)
  })
  return costs.size > 0 ? costs : costsOfLike(index, typed)
}

function costsOfLike<T>(index: OptionIndex<T>, typed: string): ReadonlyMap<number, number> {
  const costs = new Map<number, number>()
  const letters = lettersOf(typed)
  const known = new Map<string, number>()
  const costOf = (word: string) => {
    const cost = known.get(word) ?? mistyped(typed, letters, word)
    known.set(word, cost)
    return cost
  }
  index.forEach(({ label, words }, at) => {
    const own = Math.min(...spellings(label).map(costOf))
    const cost = Math.min(
      own,
      ...words()
        .flatMap(spellings)
        .map((word) => costOf(word) + LESS),
    )
    if (cost < Number.POSITIVE_INFINITY) costs.set(at, cost)
  })
  return costs
}

/** Each word, and all of them without blanks. */
const spellings = ({ words, tails: [whole = ''] }: Phrase) => [whole, ...words]

/** How far a word is from the typed one; infinite when it isn't like it. */
function mistyped(typed: string, letters: number, word: string): number {
  const most = typed.length < 4 ? 0 : typed.length < 6 ? 1 : 2
  const isNear =
    most > 0 &&
    word.length >= typed.length - most &&
    // Each letter that only the typed word has is a mistake.
    countBits(letters & ~lettersOf(word)) <= most
  const cost = isNear ? editsBetween(typed, word.slice(0, typed.length + most + 1)) : Number.POSITIVE_INFINITY
  if (cost <= most + LESS) return cost
  return sharedStart(typed, word) >= Math.max(5, typed.length * 0.6) ? ENDING : Number.POSITIVE_INFINITY
}

/** Letters to insert, drop, change or swap until the typed word is the other, or begins it. */
function editsBetween(typed: string, word: string): number {
  let earlier: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1]
      const isSwap = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (earlier[column - 2] ?? 0) + 1 : typed.length,
      )
    }
    earlier = last
    last = next
  }
  return Math.min(last[word.length] ?? 0, Math.min(...last) + LESS)
}

function sharedStart(typed: string, word: string): number {
  let length = 0
  while (length < typed.length && typed[length] === word[length]) length += 1
  return length
}

/** One bit for each letter from a to z, and one for all others. */
function lettersOf(word: string): number {
  let letters = 0
  for (const letter of word) {
    const place = letter.charCodeAt(0) - 97
    letters |= 1 << (place >= 0 && place < 26 ? place : 26)
  }
  return letters
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}
