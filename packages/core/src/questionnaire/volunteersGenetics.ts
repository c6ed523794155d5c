import { cleanText } from '../fields/cleanText.ts'
import { plainWords } from './plainWords.ts'

const TESTS: ReadonlySet<string> = new Set(
  'test tests tested testing check checks screen screens screened screening result results profile profiles profiling kit kits'.split(
    ' ',
  ),
)
const FINDINGS: ReadonlySet<string> = new Set(
  'sequence sequenced sequencing panel panels mutation mutations fault faults carrier status report marker markers variant variants risk counselling counsellor'.split(
    ' ',
  ),
)
const GENES: ReadonlySet<string> = new Set(
  'gene genes genetic genetically genome genomic dna exome'.split(' '),
)
const GENE_NOUNS: ReadonlySet<string> = new Set('gene genes genetics dna'.split(' '))
/** Names that on their own indicate a genetic test or its result. */
const NAMES: ReadonlySet<string> = new Set(
  'brca brca1 brca2 apoe mlh1 msh2 msh6 pms2 palb2 huntingtin polygenic 23andme ancestrydna'.split(' '),
)
const PHRASES: readonly (readonly string[])[] = [
  ['ancestry', 'dna'],
  ['heritage', 'dna'],
  ['myheritage', 'dna'],
]
/** How many words further on a sign may end. */
const FARTHEST = 8
const CARRYING: ReadonlySet<string> = new Set('carry carries carrying have has had inherited'.split(' '))
const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an'])
const PURPOSES: ReadonlySet<string> = new Set(['for', 'of', 'on'])
const LYNCH_BEFORE: ReadonlySet<string> = new Set('have has had for carry carries'.split(' '))
const LYNCH_AFTER: ReadonlySet<string> = new Set(
  'syndrome gene test mutation positive negative carrier'.split(' '),
)

/**
 * Does free text seem to speak of a genetic test? To say so beside the field, as an insurer may neither request nor use
 * its result; nothing is refused.
 */
export function volunteersGenetics(text: string): boolean {
  const words = plainWords(text)
  if (cleanText(text).toLowerCase().includes('23 and me')) return true
  return words.some(
    (word, index) =>
      NAMES.has(word) ||
      signs.some((sign) => sign(word, words.slice(index + 1, index + 1 + FARTHEST), words[index - 1])),
  )
}

type Sign = (word: string, next: readonly string[], before: string | undefined) => boolean

const hasAnyOf = (words: readonly string[], wanted: ReadonlySet<string>) =>
  words.some((word) => wanted.has(word))

const signs: readonly Sign[] = [
  (word, [next = '']) => GENES.has(word) && (TESTS.has(next) || FINDINGS.has(next)),
  (word, [, second = '']) => word === 'genetic' && TESTS.has(second),
  (word, [next = '']) => (word === 'carrier' || word === 'predictive') && TESTS.has(next),
  (word, [next = '', second = '']) =>
    word === 'dna' && ['was', 'is', 'were'].includes(next) && FINDINGS.has(second),
  (word, next) => {
    const purpose = next.slice(0, 3).findIndex((each) => PURPOSES.has(each))
    return TESTS.has(word) && purpose >= 0 && hasAnyOf(next.slice(purpose + 1, purpose + 5), GENE_NOUNS)
  },
  (word, [article = '', ...rest]) =>
    CARRYING.has(word) && ARTICLES.has(article) && rest.slice(0, 2).includes('gene'),
  (word, [next = ''], before = '') => word === 'lynch' && (LYNCH_AFTER.has(next) || LYNCH_BEFORE.has(before)),
  (word, next) =>
    PHRASES.some((phrase) => phrase.join(' ') === [word, ...next].slice(0, phrase.length).join(' ')),
]
