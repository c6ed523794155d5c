import type { DefinitionFault } from './definitionFault.ts'
import { type Place, placesOf } from './placesOf.ts'
import { plainWords } from './plainWords.ts'
import type { Option, Question, Section } from './types.ts'

/** Genetic tests, which the law forbids to request, and sexual behaviour. Hints and notices may name them. */
const FORBIDDEN_WORDS: ReadonlySet<string> = new Set(
  'gene genes genome genomic genetic genetics genetically dna exome brca brca1 brca2 23andme prostitute prostitution promiscuous condom condoms'.split(
    ' ',
  ),
)
const FORBIDDEN_PAIRS: readonly RegExp[] = [
  /^(carrier|predictive) (test|screen)/,
  /^sex (with|work|partner)/,
  /^(unprotected|same) sex/,
  /^\S*sexual/,
]

function isForbidden(text: string): boolean {
  const words = plainWords(text)
  return words.some((word, index) => {
    const pair = `${word} ${words[index + 1] ?? ''}`
    return FORBIDDEN_WORDS.has(word) || FORBIDDEN_PAIRS.some((pattern) => pattern.test(pair))
  })
}

/** Words that are missing, and words that no question or option may have. */
export function checkWords(section: Section): readonly DefinitionFault[] {
  const { id, title, pages } = section
  return [
    ...missing(id, { title }),
    ...pages.flatMap((page) => missing(`${id}/${page.id}`, { title: page.title })),
    ...placesOf(section).flatMap(questionFaults),
  ]
}

function questionFaults({ where, question }: Place): readonly DefinitionFault[] {
  const options = optionsOf(question)
  const { ask, hint = 'x', help = 'x', why = 'x' } = question
  const shown = [ask, ...options.flatMap(({ label, also = [] }) => [label, ...also])]
  const forbidden = shown.filter(isForbidden)
  return [
    ...missing(where, { ask, hint, help, why }),
    ...options.flatMap(({ value, label, hint: below = 'x' }) =>
      missing(where, { [`option ${value}`]: label, [`hint of ${value}`]: below }),
    ),
    ...forbidden.map((detail): DefinitionFault => ({ code: 'forbidden-words', where, detail })),
  ]
}

function optionsOf(question: Question): readonly (Option & { readonly also?: readonly string[] })[] {
  if ('options' in question) return question.options
  return 'parts' in question ? question.parts : []
}

function missing(where: string, texts: Readonly<Record<string, string>>): readonly DefinitionFault[] {
  return Object.entries(texts)
    .filter(([, text]) => text.trim() === '')
    .map(([detail]) => ({ code: 'missing-words', where, detail }))
}
