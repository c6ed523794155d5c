import { answerProblem } from './answerProblem.ts'
import { type Answers, type Key, keyParts, type QuestionId, type Value } from './answers.ts'
import { answerWords } from './answerWords.ts'
import { compileSection } from './compile.ts'
import { evaluateSection, type PageState } from './evaluateSection.ts'
import type { Coding, Definition, Kind, Profile } from './types.ts'
import { volunteersGenetics } from './volunteersGenetics.ts'

/** An answer with the words that were shown, as it is sent and printed. */
export interface Disclosed {
  readonly key: Key
  /** The question's full id, the same in every row. */
  readonly id: QuestionId
  readonly section: string
  readonly page: string
  readonly kind: Kind
  readonly ask: string
  readonly hint?: string
  readonly value: Value
  /** The answer in words; several for many and shares. */
  readonly answer: readonly string[]
  readonly unit?: string
  /** Ids of the rows that it is in, from outside in, with the number of each as shown, from 1. */
  readonly rows: readonly { readonly row: string; readonly number: number }[]
  readonly sensitive?: true
  readonly codes?: readonly Coding[]
  /**
   * Its text speaks of a genetic test, and was left in on purpose. No rule reads it, and no insurer gets it: Insurance
   * Contracts Act 1984, ss 33E to 33H.
   */
  readonly genetic?: true
}

/** Returns every asked key with a valid answer, in page order. Kept and open ones are left out. */
export function submission(
  { sections }: Pick<Definition, 'sections'>,
  profile: Profile,
  answers: Answers,
): readonly Disclosed[] {
  return sections.flatMap((section) => {
    const { entries } = compileSection(section)
    const { pages } = evaluateSection(section, profile, answers)
    return pages.flatMap((page) => {
      const rowsByKey = rowsOf(page, answers)
      return page.keys.flatMap((key): Disclosed[] => {
        const { id } = keyParts(key)
        const [entry, value] = [entries.get(id), answers.values[key]]
        if (entry === undefined || value === undefined) return []
        const { question } = entry
        if (answerProblem(question, value, profile.today) !== null) return []
        const { kind, ask, hint, sensitive, codes } = question
        return [
          {
            key,
            id,
            section: section.id,
            page: page.id,
            kind,
            ask,
            ...(hint !== undefined && { hint }),
            value,
            answer: answerWords(question, value),
            ...('unit' in question && question.unit !== undefined && { unit: question.unit }),
            rows: rowsByKey.get(key) ?? [],
            ...(sensitive && { sensitive }),
            ...(codes && { codes }),
            ...(typeof value === 'string' &&
              kind === 'text' &&
              volunteersGenetics(value) && { genetic: true }),
          },
        ]
      })
    })
  })
}

/** The rows that each key of a page is in; a page lists outer rows before inner ones. */
function rowsOf({ rows }: PageState, answers: Answers): ReadonlyMap<Key, Disclosed['rows']> {
  const found = new Map<Key, Disclosed['rows']>()
  for (const { gate, row, keys } of rows) {
    const number = (answers.rows[gate] ?? []).indexOf(row) + 1
    for (const key of keys) found.set(key, [...(found.get(key) ?? []), { row, number }])
  }
  return found
}
