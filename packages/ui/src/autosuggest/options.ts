import { folded, singular } from './foldText.ts'
import { type Place, placesOf, type WordText, wordText } from './wordText.ts'

/**
 * One suggestion: the text shown, which is also what a visitor may type in full, and the value emitted. `words` find it too
 * and are not shown: other names, abbreviations, wrong spellings.
 */
export type AutosuggestOption<T> = { label: string; value: T; words?: readonly string[] | undefined }

interface IndexedOption<T> {
  readonly option: AutosuggestOption<T>
  readonly plain: string
  readonly label: WordText
  /** The label up to a bracket: what follows only says which. */
  readonly head: string
  readonly words: WordText
}

/** The options as they are compared, made once for a list. */
export type OptionIndex<T> = readonly IndexedOption<T>[]

/** The typed text in the forms that are searched for. */
export interface Query {
  /** The whole text without blanks: as it is, without what doesn't count, and in the singular. */
  readonly wholes: readonly string[]
  /** The words that count, each as it is and in the singular. */
  readonly words: readonly (readonly string[])[]
  /** How many letters from the end of a whole each typed word begins. */
  readonly starts: readonly number[]
}

/** How well a label fits. Within one of these, what the typed text ends a word of comes first. */
const EQUALS = 0
const BEGINS_WITH_HEAD = 0.9
const BEGINS = 1
const WORD_BEGINS = 2
/** A short look-up word, whole: in the middle of words such letters are there by chance. */
const ABBREVIATION = 2.9
const CONTAINS = 3
const LATER = 0.5
/** Look-up words come after all labels; last come words that are found in part, or only by label and look-up words together. */
const LOOK_UP = 4
const IN_PARTS = 8
const MIXED = 9

const SHORT_LOOK_UP = 3

/** Longer texts find nothing: each key would search for each of a thousand pasted words. */
export const LONGEST_TEXT = 300

export const indexOptions = <T>(options: readonly AutosuggestOption<T>[]): OptionIndex<T> =>
  options.map((option) => ({
    option,
    plain: plain(option.label),
    label: wordText([option.label], 0),
    head: squashed(option.label.split('(', 1).join('')),
    words: wordText(option.words ?? [], SHORT_LOOK_UP),
  }))

/** Words of `ignored` don't count unless nothing else is typed. An entry may be several words. */
export function readQuery(text: string, ignored: readonly string[] = []): Query {
  const typed = folded(text)
  const counted = ignored
    .reduce((left, entry) => left.replaceAll(` ${spread(folded(entry))} `, '  '), ` ${spread(typed)} `)
    .split(' ')
    .filter(Boolean)
  const all = typed.split(' ').filter(Boolean)
  const words = counted.length > 0 ? counted : all
  const wholes = [all, words].flatMap((each) => [each.join(''), singularOf(each)])
  return {
    wholes: [...new Set(wholes)],
    words: words.map((word) => [...new Set([word, singular(word)])]),
    starts: all.map((_, index) => all.slice(index).join('').length),
  }
}

/** Two blanks between words, so that two words in a row are both found with the blanks around them. */
const spread = (words: string) => words.replaceAll(' ', '  ')

const singularOf = (words: readonly string[]) =>
  words.map((word, index) => (index === words.length - 1 ? singular(word) : word)).join('')

/**
 * The options that a text finds: whose label equals it, begins with it, has a word that begins with it, or contains it, and
 * those that look-up words find, in this order, but that a whole look-up word of three letters comes before labels that
 * contain those letters. Words count in any order. Nothing typed: all of them; over 300 characters: none.
 */
export function findOptions<T>(
  index: OptionIndex<T>,
  text: string,
  ignored?: readonly string[],
): readonly AutosuggestOption<T>[] {
  if (text.length > LONGEST_TEXT) return []
  const wanted = plain(text)
  const query = readQuery(text, ignored)
  // Signs alone are looked for as they are.
  if (query.words.length === 0)
    return index.filter((entry) => entry.plain.includes(wanted)).map(({ option }) => option)
  return index
    .map((entry) => ({ option: entry.option, rank: rankOf(entry, query) }))
    .filter(({ rank }) => rank !== null)
    .sort((one, other) => Number(one.rank) - Number(other.rank) || lengthOf(one) - lengthOf(other))
    .map(({ option }) => option)
}

/** Sorts options with the same head: the shortest first. */
const lengthOf = <T>({ option, rank }: { option: AutosuggestOption<T>; rank: number | null }) =>
  rank === BEGINS_WITH_HEAD ? option.label.length : 0

function rankOf<T>({ label, head, words }: IndexedOption<T>, query: Query): number | null {
  const isFound = (forms: readonly string[]) =>
    forms.some((form) => label.letters.includes(form) || words.letters.includes(form))
  if (!query.words.every(isFound)) return null
  const own = rankIn(label, query)
  if (own === BEGINS && query.wholes.includes(head)) return BEGINS_WITH_HEAD
  if (own !== null && own < ABBREVIATION) return own
  const other = own !== null && own < IN_PARTS && !isAbbreviation(query) ? null : rankIn(words, query)
  if (other === EQUALS && isAbbreviation(query)) return ABBREVIATION
  if (own !== null && own < IN_PARTS) return own
  if (other !== null && other < IN_PARTS) return LOOK_UP + other
  if (own !== null || other !== null) return IN_PARTS
  const isMixed = query.words.every((forms) => hasWord(label, forms) || hasWord(words, forms))
  return query.words.length > 1 && isMixed ? MIXED : null
}

const isAbbreviation = ({ wholes: [whole = ''] }: Query) => whole.length <= SHORT_LOOK_UP

function rankIn(text: WordText, { wholes, words, starts }: Query): number | null {
  let best: number | null = null
  for (const whole of wholes) {
    for (const place of placesOf(text, whole)) {
      const rank = rankAt(place, words.length > 1, starts)
      if (rank !== null && (best === null || rank < best)) best = rank
    }
  }
  if (best !== null && best < WORD_BEGINS + LATER) return best
  if (words.length > 1) {
    const isWord = (forms: readonly string[], at: number) =>
      hasPlace(
        text,
        forms,
        ({ begins, ends, reach }) => begins && (ends || (at === words.length - 1 && reach === 0)),
      )
    if (words.every(isWord)) return WORD_BEGINS + LATER
  }
  return best ?? (words.every((forms) => hasWord(text, forms)) ? IN_PARTS : null)
}

/** A text that ends within a second word counts only if a typed word begins there: `storeman` isn't `store manager`. */
function rankAt(place: Place, isSeveral: boolean, starts: readonly number[]): number | null {
  const { first, last, begins, ends, reach } = place
  if (!begins) return reach === 0 || isSeveral ? CONTAINS : null
  if (!ends && reach > 0 && !starts.includes(reach)) return null
  if (first && last) return EQUALS
  return (first ? BEGINS : WORD_BEGINS) + (ends ? 0 : LATER)
}

function hasPlace(text: WordText, forms: readonly string[], isRight: (place: Place) => boolean): boolean {
  for (const form of forms) {
    for (const place of placesOf(text, form)) if (isRight(place)) return true
  }
  return false
}

/** Whether a text has a word, in one of its forms: within one of its own, or from where one begins. */
export const hasWord = (text: WordText, forms: readonly string[]): boolean =>
  hasPlace(text, forms, ({ begins, reach }) => begins || reach === 0)

/**
 * The option whose label is `text`, whatever its case, blanks and hyphens. Of several that are spelt alike, the one of the
 * value that is chosen already.
 */
export function matchOption<T>(
  index: OptionIndex<T>,
  text: string,
  chosen?: T | null,
): AutosuggestOption<T> | undefined {
  const wanted = plain(text)
  if (!wanted) return undefined
  const same = index.filter((entry) => entry.plain === wanted)
  const whole = squashed(text)
  const own = same.find(({ option }) => Object.is(option.value, chosen)) ?? same[0]
  return (own ?? index.find(({ label }) => whole !== '' && label.letters === whole))?.option
}

const plain = (text: string) => text.trim().toLowerCase()
const squashed = (text: string) => folded(text).replaceAll(' ', '')
