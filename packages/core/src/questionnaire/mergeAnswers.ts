import type { Answers, Key, RowId, Value } from './answers.ts'
import { canonicalJson } from './canonicalJson.ts'

/** When a row of a gate was first added and last added or removed. */
export interface RowStamp {
  readonly added: number
  readonly changed: number
  readonly isThere: boolean
}

/**
 * Answers with the time of each change, so that two copies (tabs, devices, the server) can be merged key by key. A
 * time is whatever the caller counts in, such as milliseconds; a later change has a higher one.
 */
export interface StampedAnswers {
  readonly answers: Answers
  /** Stamps of each value, removed ones too. */
  readonly values: Readonly<Record<Key, number>>
  /** Stamps of each row, removed ones too, by the gate's key. */
  readonly rows: Readonly<Record<Key, Readonly<Record<RowId, RowStamp>>>>
}

/** Stamps whatever differs between the stamped answers and newer ones. Rows are added at `time` in their order. */
export function stampAnswers(before: StampedAnswers, after: Answers, time: number): StampedAnswers {
  const keys = new Set([...Object.keys(before.answers.values), ...Object.keys(after.values)])
  const values: Record<Key, number> = { ...before.values }
  for (const key of keys) {
    if (!isSame(before.answers.values[key], after.values[key])) values[key] = time
  }
  const gates = new Set([...Object.keys(before.answers.rows), ...Object.keys(after.rows)])
  const rows: Record<Key, Readonly<Record<RowId, RowStamp>>> = { ...before.rows }
  for (const gate of gates) {
    rows[gate] = stampRows(before.rows[gate] ?? {}, after.rows[gate] ?? [], time)
  }
  return { answers: after, values, rows }
}

/** Stamps all answers with one time, for answers that have no earlier copy. */
export function firstStamps(answers: Answers, time: number): StampedAnswers {
  const none = { answers: { ...answers, values: {}, rows: {} }, values: {}, rows: {} }
  return stampAnswers(none, answers, time)
}

/**
 * Merges two copies: for each key the later change counts, for each row its last addition or removal; rows are in
 * the order in which they were first added. The merge is commutative and idempotent. At equal
 * times an answer comes before a removal, and the greater of two answers by their canonical JSON.
 */
export function mergeAnswers(one: StampedAnswers, other: StampedAnswers): StampedAnswers {
  const values: Record<Key, Value> = {}
  const stamps: Record<Key, number> = {}
  for (const key of new Set([...Object.keys(one.values), ...Object.keys(other.values)].sort())) {
    const later = isLater(one, other, key) ? one : other
    const value = later.answers.values[key]
    if (value !== undefined) values[key] = value
    stamps[key] = later.values[key] ?? 0
  }
  const rows: Record<Key, Readonly<Record<RowId, RowStamp>>> = {}
  const order: Record<Key, readonly RowId[]> = {}
  for (const gate of new Set([...Object.keys(one.rows), ...Object.keys(other.rows)].sort())) {
    const merged = mergeRows(one.rows[gate] ?? {}, other.rows[gate] ?? {})
    rows[gate] = merged
    const present = inOrder(merged)
    if (present.length > 0) order[gate] = present
  }
  const { definition } = one.answers
  const consent = latestConsent(one.answers.consent, other.answers.consent)
  return {
    answers: { definition, ...(consent && { consent }), values, rows: order },
    values: stamps,
    rows,
  }
}

function latestConsent(one: Answers['consent'], other: Answers['consent']): Answers['consent'] {
  if (!one || !other) return one ?? other
  return canonicalJson([one.givenAt, one.version]) > canonicalJson([other.givenAt, other.version])
    ? one
    : other
}

function isSame(a: Value | undefined, b: Value | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && canonicalJson(a) === canonicalJson(b))
}

function stampRows(
  before: Readonly<Record<RowId, RowStamp>>,
  order: readonly RowId[],
  time: number,
): Readonly<Record<RowId, RowStamp>> {
  const stamps: Record<RowId, RowStamp> = {}
  for (const [row, stamp] of Object.entries(before)) {
    const isThere = order.includes(row)
    stamps[row] = stamp.isThere === isThere ? stamp : { ...stamp, changed: time, isThere }
  }
  for (const [index, row] of order.entries()) {
    stamps[row] ??= { added: time + index / 1_000, changed: time, isThere: true }
  }
  return stamps
}

function isLater(one: StampedAnswers, other: StampedAnswers, key: Key): boolean {
  const [a, b] = [one.values[key] ?? Number.NEGATIVE_INFINITY, other.values[key] ?? Number.NEGATIVE_INFINITY]
  return a === b ? weightOf(one, key) > weightOf(other, key) : a > b
}

function weightOf({ answers }: StampedAnswers, key: Key): string {
  const value = answers.values[key]
  return value === undefined ? '' : canonicalJson(value)
}

function mergeRows(
  one: Readonly<Record<RowId, RowStamp>>,
  other: Readonly<Record<RowId, RowStamp>>,
): Readonly<Record<RowId, RowStamp>> {
  const merged: Record<RowId, RowStamp> = {}
  for (const row of [...new Set([...Object.keys(one), ...Object.keys(other)])].sort()) {
    const [a, b] = [one[row], other[row]]
    const [first, second] = [a ?? b, b ?? a]
    if (first && second) {
      const isFirst = first.changed === second.changed ? first.isThere : first.changed > second.changed
      const { changed, isThere } = isFirst ? first : second
      merged[row] = { added: Math.min(first.added, second.added), changed, isThere }
    }
  }
  return merged
}

function inOrder(rows: Readonly<Record<RowId, RowStamp>>): readonly RowId[] {
  return Object.entries(rows)
    .filter(([, { isThere }]) => isThere)
    .sort(([a, one], [b, other]) => one.added - other.added || (a < b ? -1 : 1))
    .map(([row]) => row)
}
