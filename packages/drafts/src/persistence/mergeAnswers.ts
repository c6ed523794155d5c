import type { Conflict } from '../api/draftKind.ts'

type Json = unknown
type JsonObject = Readonly<Record<string, Json>>

/** What JSON keeps of a value: what a stored draft is compared by. */
export const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value))

interface Merged {
  readonly value: Json
  readonly conflicts: readonly Conflict[]
}

/**
 * Joins two changes of one value, leaf by leaf; a list is one leaf. Where both changed a leaf differently, `mine`
 * stands and the conflict is told. A top-level member where the last one wins is one leaf too, and untold: half of one
 * tab's and half of the other's would be neither's.
 */
export function mergeAnswers(
  base: Json,
  mine: Json,
  theirs: Json,
  lastWins: readonly string[] = [],
  path: readonly string[] = [],
): Merged {
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return { value: mine, conflicts: [] }
  if (isEqual(base, mine)) return { value: theirs, conflicts: [] }
  const lastOneWins = lastWins.includes(path[0] ?? '')
  if (isObject(mine) && isObject(theirs) && !lastOneWins) {
    const before: JsonObject = isObject(base) ? base : {}
    const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
    const members = names.map((name) => ({
      name,
      ...mergeAnswers(member(before, name), member(mine, name), member(theirs, name), lastWins, [
        ...path,
        name,
      ]),
    }))
    const stored = members.filter(({ value }) => value !== undefined)
    return {
      value: Object.fromEntries(stored.map(({ name, value }) => [name, value])),
      conflicts: members.flatMap(({ conflicts }) => conflicts),
    }
  }
  return { value: mine, conflicts: lastOneWins ? [] : [{ path, mine, theirs }] }
}

export function valueAt(value: Json, path: readonly string[]): Json {
  return path.reduce((at, name) => (isObject(at) ? member(at, name) : undefined), value)
}

/** The value with another one at the path; undefined removes what is there. */
export function withValueAt(value: Json, [name, ...rest]: readonly string[], leaf: Json): Json {
  if (name === undefined) return leaf
  const { [name]: inner, ...others } = isObject(value) ? value : {}
  const changed = withValueAt(inner, rest, leaf)
  return changed === undefined ? others : { ...others, [name]: changed }
}

export function isEqual(a: Json, b: Json): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [names, others] = [Object.keys(a), Object.keys(b)]
  return (
    Array.isArray(a) === Array.isArray(b) &&
    names.length === others.length &&
    names.every((name) => Object.hasOwn(b, name) && isEqual(member(a, name), member(b, name)))
  )
}

/** An own member: a key such as `constructor` is data here. */
const member = (value: object, name: string): Json =>
  Object.hasOwn(value, name) ? (value as JsonObject)[name] : undefined

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
