import { folded, singular } from './foldText.ts'

/**
 * One suggestion: the text shown, which is also what a visitor may type in full, and the value emitted. `words` find it too
 * and are not shown: other names, abbreviations, wrong spellings.
 */
export type AutosuggestOption<T> = { label: string; value: T; words?: readonly string[] | undefined }

/** A label, or one entry of the look-up words. */
export interface Phrase {
  readonly words: readonly string[]
  /** What begins at each of the words, without blanks, up to the end. */
  readonly tails: readonly string[]
  /** Words up to this length are found only as whole words. */
  readonly short: number
}

export interface IndexedOption<T> {
  readonly option: AutosuggestOption<T>
  readonly plain: string
  readonly label: Phrase
  /** The label up to a bracket: what follows only says which. */
  readonly head: string
  /** Made when they are first looked at. */
  readonly words: () => readonly Phrase[]
  /** Everything that finds it, without blanks, to be searched first. */
  readonly all: string
}

/** The options as they are compared, made once for a list. */
export type OptionIndex<T> = readonly IndexedOption<T>[]

/** What is typed, in the forms that it is looked for in. */
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

export const indexOptions = <T>(options: readonly AutosuggestOption<T>[]): OptionIndex<T> =>
  options.map((option) => {
    const [label = '', ...words] = [option.label, ...(option.words ?? [])].map(folded)
    let phrases: readonly Phrase[] | undefined
    return {
      option,
      plain: plain(option.label),
      label: phraseOf(label, 0),
      head: squashed(option.label.split('(', 1).join('')),
      words: () => {
        phrases ??= words.map((entry) => phraseOf(entry, SHORT_LOOK_UP))
        return phrases
      },
      all: [label, ...words].join('|').replaceAll(' ', ''),
    }
  })

function phraseOf(text: string, short: number): Phrase {
  const words = text.split(' ')
  return { words, tails: words.map((_, index) => words.slice(index).join('')), short }
}

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
 * contain those letters. Words count in any order. Nothing typed: all of them.
 */
export function findOptions<T>(
  index: OptionIndex<T>,
  text: string,
  ignored?: readonly string[],
): readonly AutosuggestOption<T>[] {
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

/** Of several with the same head, the one with the least behind it. */
const lengthOf = <T>({ option, rank }: { option: AutosuggestOption<T>; rank: number | null }) =>
  rank === BEGINS_WITH_HEAD ? option.label.length : 0

function rankOf<T>({ all, label, head, words }: IndexedOption<T>, query: Query): number | null {
  if (!query.words.every((forms) => forms.some((form) => all.includes(form)))) return null
  const own = phraseRank(label, query)
  if (own === BEGINS && query.wholes.includes(head)) return BEGINS_WITH_HEAD
  if (own !== null && own < ABBREVIATION) return own
  if (isAbbreviation(query) && words().some(({ tails }) => tails[0] === query.wholes[0])) return ABBREVIATION
  if (own !== null && own < IN_PARTS) return own
  const ranks = words().flatMap((entry) => phraseRank(entry, query) ?? [])
  const best = Math.min(...ranks)
  if (best < IN_PARTS) return LOOK_UP + best
  if (own !== null || ranks.length > 0) return IN_PARTS
  const isFound = (forms: readonly string[]) => [label, ...words()].some((phrase) => hasWord(phrase, forms))
  return query.words.length > 1 && query.words.every(isFound) ? MIXED : null
}

const isAbbreviation = ({ wholes: [whole = ''] }: Query) => whole.length <= SHORT_LOOK_UP

function phraseRank(phrase: Phrase, { wholes, words, starts }: Query): number | null {
  const [whole = ''] = phrase.tails
  if (wholes.includes(whole)) return EQUALS
  const begun = wholes.flatMap((form) => beginnings(phrase, form, starts))
  const isWhole = begun.some(({ isWhole }) => isWhole)
  if (begun.some(({ at }) => at === 0)) return BEGINS + (isWhole ? 0 : LATER)
  if (begun.length > 0) return WORD_BEGINS + (isWhole ? 0 : LATER)
  if (words.every((forms, at) => forms.some((form) => isWord(phrase, form, at === words.length - 1)))) {
    return WORD_BEGINS + LATER
  }
  if (words.length > 1 && wholes.some((form) => whole.includes(form))) return CONTAINS
  if (!words.every((forms) => hasWord(phrase, forms))) return null
  const isWithinAWord = words.length === 1 && phrase.words.some((word) => word.includes(words[0]?.[0] ?? ''))
  return isWithinAWord ? CONTAINS : IN_PARTS
}

/** Whether a phrase has a word; the last one typed may go on. */
const isWord = (phrase: Phrase, form: string, isLast: boolean) =>
  beginnings(phrase, form, []).some(({ isWhole }) => isWhole || isLast)

/** Whether a phrase has a word, in one of its forms. */
export const hasWord = (phrase: Phrase, forms: readonly string[]): boolean =>
  forms.some(
    (form) =>
      beginnings(phrase, form).length > 0 ||
      phrase.words.some((word) => word.length > phrase.short && word.includes(form)),
  )

/**
 * The words from which on a phrase goes on with this, and whether it ends there with a word. A short word has to be whole. One
 * that is stopped within has to begin where a typed word does, if `starts` are given: `storeman` isn't `store manager`.
 */
function beginnings({ words, tails, short }: Phrase, form: string, starts?: readonly number[]) {
  const found: { at: number; isWhole: boolean }[] = []
  tails.forEach((tail, at) => {
    const length = words[at]?.length ?? 0
    if (!tail.startsWith(form) || (form.length < length && length <= short)) return
    const left = tail.length - form.length
    const isWhole = left === 0 || tails.some((other) => other.length === left)
    const last = tails.findLast((other) => other.length > left)?.length ?? 0
    if (isWhole || last === tail.length || !starts || starts.includes(last - left))
      found.push({ at, isWhole })
  })
  return found
}

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
  return (own ?? index.find(({ label }) => whole !== '' && label.tails[0] === whole))?.option
}

const plain = (text: string) => text.trim().toLowerCase()
const squashed = (text: string) => folded(text).replaceAll(' ', '')
