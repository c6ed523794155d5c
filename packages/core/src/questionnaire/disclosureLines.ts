import type { Answers, Key } from './answers.ts'
import { evaluate } from './evaluate.ts'
import { type Disclosed, submission } from './submission.ts'
import type { Definition, Profile } from './types.ts'
import { volunteersGenetics } from './volunteersGenetics.ts'

/** One answer as it is printed: question and answer in the words that were shown. */
export interface DisclosureLine {
  readonly key: Key
  /** Id of its section. */
  readonly section: string
  readonly question: string
  /** Empty where `isGenetic`. */
  readonly answer: readonly string[]
  /** The rows that it is in, from outside in: what each is called, null where nothing printable names it. */
  readonly rows: readonly { readonly name: string | null; readonly number: number }[]
  /** It speaks of a genetic test: it was left in on purpose, and its words go no further. */
  readonly isGenetic: boolean
}

/** Formats `submission` for printing. Text that mentions a genetic test is left out, in row names too. */
export function disclosureLines(
  definition: Definition,
  profile: Profile,
  answers: Answers,
): readonly DisclosureLine[] {
  const names = rowNames(definition, profile, answers)
  return submission(definition, profile, answers).map((disclosed) => {
    const { key, section, ask: question, answer, rows } = disclosed
    const isGenetic = speaksOfGenetics(disclosed)
    return {
      key,
      section,
      question,
      answer: isGenetic ? [] : answer,
      rows: rows.map(({ row, number }) => ({ name: names.get(rowKey(key, row)) ?? null, number })),
      isGenetic,
    }
  })
}

const speaksOfGenetics = ({ kind, answer }: Disclosed): boolean =>
  kind === 'text' && answer.some(volunteersGenetics)

const rowKey = (key: Key, row: string) => `${key} ${row}`

/** Returns the name of each row, by the key of every question in it. */
function rowNames(definition: Definition, profile: Profile, answers: Answers): ReadonlyMap<string, string> {
  const { pages } = evaluate(definition, profile, answers)
  const named = pages
    .flatMap(({ rows }) => rows)
    .filter(({ title }) => title !== '' && !volunteersGenetics(title))
  return new Map(named.flatMap(({ row, title, keys }) => keys.map((key) => [rowKey(key, row), title])))
}
