import type { Definition, Option, Question } from '../types.ts'

/** Every word that a visitor may read, by id: sections, `section/page`, questions, and packs once each. */
export function wordsOf({ sections }: Definition): Readonly<Record<string, string>> {
  const packs = new Map(sections.flatMap((section) => section.packs.map((pack) => [pack.id, pack])))
  return Object.fromEntries([
    ...sections.flatMap(({ id, title, intro, pages }) => [
      ...named(id, { title, intro }),
      ...pages.flatMap((page) => [
        ...named(`${id}/${page.id}`, { title: page.title, notice: page.notice }),
        ...page.questions.flatMap((question) => questionWords(id, question)),
      ]),
    ]),
    ...[...packs.values()].flatMap(({ id, questions }) =>
      questions.flatMap((question) => questionWords(`pack:${id}`, question)),
    ),
  ])
}

type Row = readonly [id: string, words: string]

function named(id: string, words: Readonly<Record<string, string | undefined>>): readonly Row[] {
  return Object.entries(words).flatMap(([name, text]): readonly Row[] =>
    text === undefined ? [] : [[`${id} ${name}`, text]],
  )
}

function questionWords(parent: string, question: Question): readonly Row[] {
  const id = `${parent}.${question.id}`
  const { ask, hint, help, why } = question
  return [
    ...named(id, { ask, hint, help, why, unit: 'unit' in question ? question.unit : undefined }),
    ...('options' in question ? optionWords(id, question.options) : []),
    ...('parts' in question ? optionWords(id, question.parts) : []),
    ...(question.kind === 'gate' ? (question.inline ?? []).flatMap((below) => questionWords(id, below)) : []),
  ]
}

function optionWords(
  id: string,
  options: readonly (Option & { readonly also?: readonly string[] })[],
): readonly Row[] {
  return options.flatMap(({ value, label, hint, also }) =>
    named(`${id}=${value}`, { label, hint, also: also?.join(', ') }),
  )
}
