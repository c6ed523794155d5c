import { cleanText } from './cleanText.ts'

/** The apostrophes that Unicode counts among the letters, or takes apart into a space and an accent. */
const apostrophes = /[\u02BB\u02BC\u00B4]/g
const notCompared = /[^\p{L}\p{M}\p{N}]/gu

/** A part of a name, where there is one. */
type Part = string | null | undefined

const wordsOf = (name: string): readonly string[] =>
  cleanText(name)
    .split(' ')
    .map(comparableName)
    .filter((word) => word !== '')

/**
 * Returns what two spellings of a name have in common: its letters, marks and digits, in one case and composed. Apostrophes,
 * dashes, spaces and full stops don't count, so `O'Brien`, `O’Brien` and `O BRIEN` are one name; accents do, so `Nguyễn` and
 * `Nguyen` are two. The capital and the small letter of every script are one, the Turkish `İ`, `I`, `i` and `ı` too. Only for
 * comparing: it is not a name to show.
 */
export function comparableName(name: string | null): string {
  return cleanText(name ?? '')
    .replace(apostrophes, '')
    .normalize('NFKC')
    .toUpperCase()
    .normalize('NFC')
    .replaceAll('İ', 'I')
    .replaceAll('ẞ', 'SS')
    .replace(notCompared, '')
}

/** How many words, from the first on, are the name; 0 if the text does not begin with it. */
function wordsAtStart(words: readonly string[], name: string): number {
  return words.findIndex((_word, index) => words.slice(0, index + 1).join('') === name) + 1
}

/**
 * Whether a text begins with the words of a name, as `comparableName` compares: `Robin Alex` with `Robin`, but not `Robina`.
 * A blank name begins nothing.
 */
export function beginsWithName(text: string, name: string | null): boolean {
  return wordsAtStart(wordsOf(text), comparableName(name)) > 0
}

/** Whether a name is among the words of a text, as `comparableName` compares. A blank name is in none. */
export function hasName(text: string, name: string | null): boolean {
  const words = wordsOf(text)
  return words.some((_word, index) => wordsAtStart(words.slice(index), comparableName(name)) > 0)
}

/**
 * Whether a person's name is one: it is both their first and their last, since every form, insurer and backend has a place
 * for each of two.
 */
export function isOneName(first: Part, last: Part): boolean {
  const name = comparableName(first ?? null)
  return name !== '' && name === comparableName(last ?? null)
}

/** A person's name as it is shown, without what is missing. One name is there once, `Ford Madox Ford` has two. */
export function fullName(first: Part, last: Part, middle?: Part): string {
  return (!middle && isOneName(first, last) ? [last] : [first, middle, last]).filter(Boolean).join(' ')
}

/**
 * Whether a whole name is a person's: it begins with their first and ends with their last name, as `comparableName` compares.
 * A name of one word is the two and nothing else. One name is written once or twice.
 */
export function isFullNameOf(text: string, firstName: Part, lastName: Part): boolean {
  const words = wordsOf(text)
  const [first, last] = [comparableName(firstName ?? null), comparableName(lastName ?? null)]
  if (first === '' || last === '') return false
  if (first === last && words.join('') === last) return true
  if (words.length === 1) return words[0] === `${first}${last}`
  const rest = words.slice(wordsAtStart(words, first))
  return rest.length < words.length && rest.some((_word, index) => rest.slice(index).join('') === last)
}
