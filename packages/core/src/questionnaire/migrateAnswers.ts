import { type Answers, type Key, keyParts, type QuestionId } from './answers.ts'
import { canonicalJson } from './canonicalJson.ts'
import { compileSection, type Entry } from './compile.ts'
import type { Definition, Question } from './types.ts'

/** The change to a question in a new version: its answer remains valid, it is asked again, or it was removed. */
export type VersionChange = 'same' | 'reworded' | 'withdrawn'

/** The change to each question since the version before, by full id. */
export type VersionChanges = Readonly<Record<QuestionId, VersionChange>>

/** Answers of a new version, and the answers that it no longer has. */
export interface Migrated {
  readonly answers: Answers
  /** Answered before and to be asked again. */
  readonly again: readonly Key[]
  /** Answers to questions that are gone. */
  readonly dropped: readonly Key[]
}

/**
 * Answers of one version as answers of another. An answer to a reworded question goes, with its rows kept for when it
 * is given again; a withdrawn one goes with its rows. A question that the list leaves out counts as reworded.
 */
export function migrateAnswers(
  answers: Answers,
  to: Pick<Definition, 'id' | 'version'>,
  changes: VersionChanges,
): Migrated {
  const changeOf = (key: Key): VersionChange => {
    const { id } = keyParts(key)
    return (Object.hasOwn(changes, id) ? changes[id] : undefined) ?? 'reworded'
  }
  const keys = Object.keys(answers.values)
  return {
    answers: {
      ...answers,
      definition: `${to.id}|${to.version}`,
      values: pick(answers.values, (key) => changeOf(key) === 'same'),
      rows: pick(answers.rows, (key) => changeOf(key) !== 'withdrawn'),
    },
    again: keys.filter((key) => changeOf(key) === 'reworded'),
    dropped: keys.filter((key) => changeOf(key) === 'withdrawn'),
  }
}

/**
 * Compares each question's words, options, unit and kind; bounds, conditions, reasons and codes do not
 * matter. The list of a release starts from this; a corrected typing error may be made `same` by hand.
 */
export function compareVersions(
  before: Pick<Definition, 'sections'>,
  after: Pick<Definition, 'sections'>,
): VersionChanges {
  const now = entriesOf(after)
  return Object.fromEntries(
    [...entriesOf(before)].map(([id, { question }]) => {
      const then = now.get(id)
      if (then === undefined) return [id, 'withdrawn']
      return [id, wordsOf(question) === wordsOf(then.question) ? 'same' : 'reworded']
    }),
  )
}

function entriesOf({ sections }: Pick<Definition, 'sections'>): ReadonlyMap<QuestionId, Entry> {
  return new Map(sections.flatMap((section) => [...compileSection(section).entries]))
}

function wordsOf(question: Question): string {
  const { kind, ask, hint, unsure } = question
  const labels = (options: readonly { readonly value: string; readonly label: string }[]) =>
    options.map(({ value, label }) => [value, label])
  return canonicalJson({
    kind,
    ask,
    hint,
    unsure,
    unit: 'unit' in question ? question.unit : undefined,
    options: 'options' in question ? labels(question.options) : undefined,
    parts: 'parts' in question ? labels(question.parts) : undefined,
  })
}

function pick<T>(all: Readonly<Record<Key, T>>, isWanted: (key: Key) => boolean): Record<Key, T> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => isWanted(key)))
}
