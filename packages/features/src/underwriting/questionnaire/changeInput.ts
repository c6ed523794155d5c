import {
  addRow,
  isInRow,
  type Key,
  type Question,
  type RemovedRow,
  type RowId,
  removeRow,
  restoreRow,
  setAnswer,
  type Value,
} from '@coverkit/core/questionnaire'
import type { InputValue } from '@coverkit/flow'
import type { QuestionnaireState } from './QuestionnaireState.ts'
import { readInput } from './readInput.ts'

/** A typed text: the answer at once where it is one, else no answer. What was typed stays either way. */
export function enterInput(
  { answers, typed }: QuestionnaireState,
  [key, question]: readonly [Key, Question],
  input: InputValue,
  today: string,
): QuestionnaireState {
  const { value } = readInput(question, input, today)
  return { answers: setAnswer(answers, key, value), typed: { ...typed, [key]: input } }
}

/** A choice, which needs no reading; null takes it back. */
export function chooseAnswer(
  { answers, typed }: QuestionnaireState,
  key: Key,
  value: Value | null,
): QuestionnaireState {
  return { answers: setAnswer(answers, key, value), typed: withoutKeys(typed, (one) => one === key) }
}

/** An answer to a gate. A yes that opens rows opens the first at once; the rows of a no stay for another yes. */
export function chooseGate(
  state: QuestionnaireState,
  [key, question]: readonly [Key, Question],
  value: string,
  newRow: () => RowId,
): QuestionnaireState {
  const chosen = chooseAnswer(state, key, value)
  const opensRows = value === 'yes' && question.kind === 'gate' && question.rows !== undefined
  const hasRows = (chosen.answers.rows[key] ?? []).length > 0
  return opensRows && !hasRows ? addRowTo(chosen, key, newRow()) : chosen
}

/** Stores the text of a search field: it becomes an answer only once an entry of the list is chosen. */
export function enterSearch(state: QuestionnaireState, key: Key, text: string): QuestionnaireState {
  return { ...state, typed: { ...state.typed, [key]: text } }
}

/** A ticked list: the option that excludes the others takes their place, and gives way to any of them. */
export function chooseMany(
  state: QuestionnaireState,
  [key, question]: readonly [Key, Extract<Question, { readonly kind: 'many' }>],
  ticked: readonly string[],
): QuestionnaireState {
  const { none } = question
  const before = state.answers.values[key]
  const wasNone = none !== undefined && Array.isArray(before) && before.includes(none)
  const isNone = none !== undefined && ticked.includes(none)
  const chosen = !isNone ? ticked : wasNone ? ticked.filter((value) => value !== none) : [none]
  return chooseAnswer(state, key, chosen.length === 0 ? null : chosen)
}

export function addRowTo(state: QuestionnaireState, gate: Key, row: RowId): QuestionnaireState {
  return { ...state, answers: addRow(state.answers, gate, row) }
}

/** A removed row with what was typed in it. */
export interface RemovedInput {
  readonly row: RemovedRow
  readonly typed: QuestionnaireState['typed']
}

/** Takes a row out; null in `removed` when it was not there. */
export function removeRowFrom(
  state: QuestionnaireState,
  gate: Key,
  row: RowId,
): { readonly state: QuestionnaireState; readonly removed: RemovedInput | null } {
  const { answers, removed } = removeRow(state.answers, gate, row)
  if (removed === null) return { state, removed: null }
  const isInside = (key: Key) => isInRow(questionKey(key), gate, row)
  return {
    state: { answers, typed: withoutKeys(state.typed, isInside) },
    removed: { row: removed, typed: withoutKeys(state.typed, (key) => !isInside(key)) },
  }
}

/** Puts a removed row back as it was. */
export function restoreRowTo(state: QuestionnaireState, removed: RemovedInput): QuestionnaireState {
  return {
    answers: restoreRow(state.answers, removed.row),
    typed: { ...state.typed, ...removed.typed },
  }
}

const LEFT_IN = '!left-in'

/** Where the text is remembered that a visitor left in on purpose. */
export const leftInKey = (key: Key): Key => `${key}${LEFT_IN}`

function questionKey(key: Key): Key {
  return key.endsWith(LEFT_IN) ? key.slice(0, -LEFT_IN.length) : key
}

/** A text that speaks of a genetic test is left as it is; a changed one is asked about again. */
export function leaveIn(state: QuestionnaireState, key: Key): QuestionnaireState {
  const text = state.answers.values[key]
  return typeof text === 'string' ? { ...state, typed: { ...state.typed, [leftInKey(key)]: text } } : state
}

/** The state with the fields of some questions showing their answers again. */
export function withoutInputs(state: QuestionnaireState, keys: readonly Key[]): QuestionnaireState {
  const own = new Set(keys)
  return { ...state, typed: withoutKeys(state.typed, (key) => own.has(key)) }
}

function withoutKeys(
  typed: QuestionnaireState['typed'],
  isOut: (key: Key) => boolean,
): QuestionnaireState['typed'] {
  return Object.fromEntries(Object.entries(typed).filter(([key]) => !isOut(key)))
}
