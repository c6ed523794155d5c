/** Words that are in most questions and tell nothing of their subject. */
const COMMON_WORDS = new Set(
  'a about after an and any are as at be by can do does for from get have how i if in is it me my of on or our so something that the their then there they this to was we what when where which who will with you your'.split(
    ' ',
  ),
)

/** A word as it is indexed and searched: without capitals, apostrophes and a plural's s; null for a word that tells nothing. */
export function processTerm(term: string): string | null {
  const word = term.toLowerCase().replaceAll(/['’]/g, '')
  if (COMMON_WORDS.has(word) || word.length < 2) return null
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/** How the index is made and read: both sides need the same. */
export const indexOptions = {
  fields: ['title', 'words', 'text'],
  storeFields: ['title', 'section'],
  processTerm,
}

/**
 * The beginning of a word is enough; a title and the words for searching count twice. One letter in four may be wrong, but
 * only in a word that no document has: `cancer` is no misspelled `cancel`.
 */
export const searchOptions = (isKnown: (term: string) => boolean) => ({
  boost: { title: 2, words: 2 },
  weights: { prefix: 0.3, fuzzy: 0.6 },
  prefix: (term: string) => term.length > 2,
  fuzzy: (term: string) => (term.length > 3 && !isKnown(term) ? 0.25 : false),
})
