import type { HealthConsent } from './healthConsent.ts'
import type { Definition } from './types.ts'

/** Full id of a question: section, then the names down to it, joined by dots. */
export type QuestionId = string
/** Id of a row, made by the caller: letters, digits, `-` and `_`, a letter or digit first, at most 64. */
export type RowId = string
/** Address of an answer: the full id, and in rows `#` with the ids of the rows from outside in, joined by `/`. */
export type Key = string

/** The unit a height or weight was entered in; `ft` is feet and inches, `st` is stones and pounds. */
export type MeasureUnit = 'cm' | 'ft' | 'kg' | 'lb' | 'st'

/** A height or weight: `value` in centimetres or kilograms to one decimal, and what was entered. */
export interface Measurement {
  readonly value: number
  readonly unit: MeasureUnit
  /** One text for `cm`, `kg` and `lb`, two for `ft` and `st`. */
  readonly entered: readonly string[]
}

/** Whole percent by part. */
export type Shares = Readonly<Record<string, number>>

/**
 * An answer: `yes`, `no` and option values as text (many as a list), `unsure` for "I am not sure"; counts, decimals and
 * money as numbers; dates as `YYYY-MM-DD`, months as `YYYY-MM`.
 */
export type Value = string | number | readonly string[] | Measurement | Shares

/** Everything that was answered, whether it is asked now or not. */
export interface Answers {
  /** `id|version` of the definition. */
  readonly definition: string
  /** Absent before it is given; no answer is stored or sent without it. */
  readonly consent?: HealthConsent
  readonly values: Readonly<Record<Key, Value>>
  /** The rows of each gate in their order, by the gate's key. */
  readonly rows: Readonly<Record<Key, readonly RowId[]>>
}

/** No answers to a version of a questionnaire yet. */
export function emptyAnswers({ id, version }: Pick<Definition, 'id' | 'version'>): Answers {
  return { definition: `${id}|${version}`, values: {}, rows: {} }
}

/** A key taken apart: `id` of the question, `rows` the path of its row, empty outside rows. */
export interface KeyParts {
  readonly id: QuestionId
  readonly rows: string
}

/** The key of a question, in the row at a path such as `r1` or `r1/r2`; an empty path is none. */
export function keyAt(id: QuestionId, rows: string): Key {
  return rows === '' ? id : `${id}#${rows}`
}

/** The question and the row of a key. */
export function keyParts(key: Key): KeyParts {
  const at = key.indexOf('#')
  return at === -1 ? { id: key, rows: '' } : { id: key.slice(0, at), rows: key.slice(at + 1) }
}

/** The path of a row of the gate at a key. */
export function rowPath(gate: Key, row: RowId): string {
  const { rows } = keyParts(gate)
  return rows === '' ? row : `${rows}/${row}`
}

/** The section that a key belongs to. */
export function sectionOf(key: Key): string {
  const at = key.indexOf('.')
  return at === -1 ? key : key.slice(0, at)
}

/** Is this a row id as callers may make them? */
export function isRowId(text: string): boolean {
  return /^[A-Za-z\d][\w-]{0,63}$/.test(text)
}
