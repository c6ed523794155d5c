import { type Answers, isRowId, type Key, keyParts, type RowId, rowPath, type Value } from './answers.ts'

/** Answers with one value set, or removed by null. No other answer changes. */
export function setAnswer(answers: Answers, key: Key, value: Value | null): Answers {
  const { [key]: before, ...others } = answers.values
  if (value === null) return before === undefined ? answers : { ...answers, values: others }
  return before === value ? answers : { ...answers, values: { ...answers.values, [key]: value } }
}

/** Answers with an empty row at the end of a gate's. A row that is there already, or a malformed id, changes nothing. */
export function addRow(answers: Answers, gate: Key, row: RowId): Answers {
  const rows = answers.rows[gate] ?? []
  if (rows.includes(row) || !isRowId(row)) return answers
  return { ...answers, rows: { ...answers.rows, [gate]: [...rows, row] } }
}

/** A removed row: where it stood and all that was in it. */
export interface RemovedRow {
  readonly gate: Key
  readonly row: RowId
  readonly index: number
  readonly values: Answers['values']
  readonly rows: Answers['rows']
}

/** Answers without a row and all that is in it, and what `restoreRow` needs; null when there is no such row. */
export function removeRow(
  answers: Answers,
  gate: Key,
  row: RowId,
): { readonly answers: Answers; readonly removed: RemovedRow | null } {
  const order = answers.rows[gate] ?? []
  const index = order.indexOf(row)
  if (index === -1) return { answers, removed: null }
  const [valuesIn, valuesOut] = split(answers.values, gate, row)
  const [rowsIn, rowsOut] = split(answers.rows, gate, row)
  const rest = order.filter((id) => id !== row)
  const { [gate]: _, ...otherRows } = rowsOut
  return {
    answers: {
      ...answers,
      values: valuesOut,
      rows: rest.length === 0 ? otherRows : { ...rowsOut, [gate]: rest },
    },
    removed: { gate, row, index, values: valuesIn, rows: rowsIn },
  }
}

/** Puts a removed row back where it stood. Changes nothing when a row of that id is there. */
export function restoreRow(answers: Answers, removed: RemovedRow): Answers {
  const { gate, row, index, values, rows } = removed
  const order = answers.rows[gate] ?? []
  if (order.includes(row)) return answers
  return {
    ...answers,
    values: { ...answers.values, ...values },
    rows: { ...answers.rows, ...rows, [gate]: order.toSpliced(index, 0, row) },
  }
}

/** Is the key inside a row of the gate, or in a row inside that? */
export function isInRow(key: Key, gate: Key, row: RowId): boolean {
  const { id, rows } = keyParts(key)
  const path = rowPath(gate, row)
  return id.startsWith(`${keyParts(gate).id}.`) && (rows === path || rows.startsWith(`${path}/`))
}

function split<T>(all: Readonly<Record<Key, T>>, gate: Key, row: RowId): [Record<Key, T>, Record<Key, T>] {
  const inside: Record<Key, T> = {}
  const outside: Record<Key, T> = {}
  for (const [key, value] of Object.entries(all)) (isInRow(key, gate, row) ? inside : outside)[key] = value
  return [inside, outside]
}
