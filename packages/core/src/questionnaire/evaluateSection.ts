import type { FieldCode } from '../fields/InvalidInputError.ts'
import { answerProblem } from './answerProblem.ts'
import { type Answers, type Key, keyAt, type RowId, rowPath, type Value } from './answers.ts'
import { answerWords } from './answerWords.ts'
import { type CompiledPage, compileSection, type Entry } from './compile.ts'
import { holds, type ReadAnswer } from './holds.ts'
import type { Profile, RowsOfGate, Section } from './types.ts'

/** A row as its card shows it. */
export interface RowState {
  readonly gate: Key
  readonly row: RowId
  /** The words of the answer that names the row; empty while there is none. */
  readonly title: string
  /** Keys of the questions asked in the row, in order, nested rows included. */
  readonly keys: readonly Key[]
  readonly open: readonly Key[]
}

/** A page on which something is asked. */
export interface PageState {
  readonly section: string
  readonly id: string
  /** The address below the questionnaire: `section/page`. */
  readonly path: string
  readonly title: string
  /** Keys of the questions asked on the page, in order, rows included. */
  readonly keys: readonly Key[]
  readonly open: readonly Key[]
  readonly rows: readonly RowState[]
}

/** The current state of a section: its asked questions and their problems. */
export interface SectionEvaluation {
  /** Does the section's own condition hold, and is anything asked? */
  readonly isNeeded: boolean
  readonly asked: readonly Key[]
  /** Asked and unanswered or invalid, in order. */
  readonly open: readonly Key[]
  /** The problem of each open key: `required`, or why the answer is invalid; `min` and `max` for rows. */
  readonly problems: ReadonlyMap<Key, FieldCode>
  readonly pages: readonly PageState[]
}

interface Walk {
  readonly answers: Answers
  readonly profile: Profile
  readonly read: (rows: string) => ReadAnswer
  readonly asked: Key[]
  readonly open: Key[]
  readonly problems: Map<Key, FieldCode>
  readonly valid: Map<Key, Value>
  rows: RowState[]
}

/** Evaluates one section by these answers, without reading any other section. */
export function evaluateSection(section: Section, profile: Profile, answers: Answers): SectionEvaluation {
  const compiled = compileSection(section)
  const walk = startWalk(profile, answers)
  const { asked, open, problems } = walk
  const applies = compiled.when === undefined || holds(compiled.when, profile, () => undefined)
  const pages = applies ? compiled.pages.flatMap((page) => visitPage(page, section, walk)) : []
  return { isNeeded: asked.length > 0, asked, open, problems, pages }
}

function startWalk(profile: Profile, answers: Answers): Walk {
  const valid = new Map<Key, Value>()
  const outside: ReadAnswer = ({ id }) => valid.get(id)
  const read = (rows: string): ReadAnswer =>
    rows === '' ? outside : ({ id, inRow }) => valid.get(inRow ? keyAt(id, rows) : id)
  return { answers, profile, read, asked: [], open: [], problems: new Map(), valid, rows: [] }
}

function visitPage(
  { page, when, entries }: CompiledPage,
  section: Section,
  walk: Walk,
): readonly PageState[] {
  if (when && !holds(when, walk.profile, walk.read(''))) return []
  const [start, openStart] = [walk.asked.length, walk.open.length]
  walk.rows = []
  visitAll(entries, '', walk)
  if (walk.asked.length === start) return []
  const { id, title } = page
  return [
    {
      section: section.id,
      id,
      path: `${section.id}/${id}`,
      title,
      keys: walk.asked.slice(start),
      open: walk.open.slice(openStart),
      rows: walk.rows,
    },
  ]
}

function visitAll(entries: readonly Entry[], rows: string, walk: Walk): void {
  if (entries.length === 0) return
  const read = walk.read(rows)
  for (const entry of entries) {
    if (entry.when === undefined || holds(entry.when, walk.profile, read)) visit(entry, rows, walk)
  }
}

function visit(entry: Entry, rows: string, walk: Walk): void {
  const { question } = entry
  const key = keyAt(entry.id, rows)
  const value = walk.answers.values[key]
  walk.asked.push(key)
  const problem = answerProblem(question, value, walk.profile.today)
  if (problem !== null) {
    addProblem(key, problem, walk)
    return
  }
  if (value === undefined) return
  walk.valid.set(key, value)
  if (question.kind === 'gate' && value === 'yes') {
    visitAll(entry.inline, rows, walk)
    if (question.rows) visitRows(entry, question.rows, key, walk)
  }
  if (question.kind === 'search' && typeof value === 'string') {
    visitAll(entry.chosen.get(value) ?? [], rows, walk)
  }
}

function addProblem(key: Key, problem: FieldCode, walk: Walk): void {
  walk.open.push(key)
  walk.problems.set(key, problem)
}

function visitRows(entry: Entry, { min, max, name }: RowsOfGate, gate: Key, walk: Walk): void {
  const order = walk.answers.rows[gate] ?? []
  if (order.length < min) addProblem(gate, 'min', walk)
  if (order.length > max) addProblem(gate, 'max', walk)
  const naming = entry.row.find(({ question }) => question.id === name)
  for (const row of order) {
    const path = rowPath(gate, row)
    const [start, openStart] = [walk.asked.length, walk.open.length]
    const at = walk.rows.length
    visitAll(entry.row, path, walk)
    const value = naming && walk.valid.get(keyAt(naming.id, path))
    walk.rows.splice(at, 0, {
      gate,
      row,
      title: naming && value !== undefined ? answerWords(naming.question, value).join(', ') : '',
      keys: walk.asked.slice(start),
      open: walk.open.slice(openStart),
    })
  }
}
