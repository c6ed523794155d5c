import type { DefinitionFault } from './definitionFault.ts'
import { type Place, placesOf } from './placesOf.ts'
import type { Option, Question, Section } from './types.ts'

/** Genetic tests, which the law forbids to request, and sexual behaviour. Hints and notices may name them. */
const FORBIDDEN: readonly RegExp[] = [
  /\bgenetic/i,
  /\b(?:gene|genes|genome|genomic|dna|exome|brca\d?|23 ?and ?me)\b/i,
  /\b(?:carrier|predictive)[- ](?:test|screen)/i,
  /\bsexual/i,
  /\bsex (?:with|work|partner)|\bunprotected sex|\bsame[- ]sex|\b(?:homo|bi|hetero)sexual/i,
  /\bprostitut|\bpromiscu|\bcondom/i,
]

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
  const forbidden = shown.filter((text) => FORBIDDEN.some((pattern) => pattern.test(text)))
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
