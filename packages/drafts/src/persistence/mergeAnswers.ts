import type { Conflict, DraftKind } from '../api/draftKind.ts'
import { joinedOrder, partsOf } from './partsOf.ts'

type Json = unknown
type JsonObject = Readonly<Record<string, Json>>

/** Returns the value as JSON stores it; drafts are compared in this form. */
export const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value))

export interface Merged {
  readonly value: Json
  readonly conflicts: readonly Conflict[]
}

/** The rules of a kind for joining two changes, and whether a list is joined as a whole. */
type MergeRules = Pick<DraftKind<unknown>, 'lastWins' | 'serverIds' | 'pairs'> & {
  readonly rowsAreLeaves?: boolean
}

/**
 * Joins two changes of one value, leaf by leaf. A list is one leaf, but for rows with ids of their own (`partsOf`), which
 * are joined row by row unless they contradict each other. Where both changed a leaf differently, `mine` stands and the
 * conflict is told; its path leads through no list. A top-level member where the last one wins is one leaf too, and untold:
 * half of one tab's and half of the other's would be neither's. So is a pair, but told. The server's ids contradict nothing: one that is known
 * stands, but goes with what the other side removed.
 */
export function mergeAnswers(
  base: Json,
  mine: Json,
  theirs: Json,
  rules: MergeRules = {},
  path: readonly string[] = [],
): Merged {
  const { lastWins = [], serverIds = [], rowsAreLeaves } = rules
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return { value: mine, conflicts: [] }
  if (isEqual(base, mine)) return { value: theirs, conflicts: [] }
  if (lastWins.includes(path[0] ?? '')) return { value: mine, conflicts: [] }
  if (serverIds.includes(path.at(-1) ?? '')) return { value: mine ?? theirs, conflicts: [] }
  const isList = Array.isArray(mine)
  const [before, own, others] = [base, mine, theirs].map((value) =>
    Array.isArray(value) === isList && !(isList && rowsAreLeaves) ? partsOf(value) : undefined,
  )
  if (own && others) {
    const asked = isList ? new Set() : contested(rules, before, own, others)
    const parts = joinedOrder(own.keys(), others.keys()).map((name) => ({
      name,
      ...mergeAnswers(
        // A pair that both sides changed is asked about, though one side alone changed this member of it.
        asked.has(name) ? NEITHER : before?.get(name),
        own.get(name),
        others.get(name),
        rules,
        isList ? path : [...path, name],
      ),
    }))
    const conflicts = parts.flatMap((part) => part.conflicts)
    const left = parts.filter(({ value }) => value !== undefined)
    if (!isList) return { value: Object.fromEntries(left.map(({ name, value }) => [name, value])), conflicts }
    if (conflicts.length === 0) return { value: left.map(({ value }) => value), conflicts }
  }
  if (isEqual(base, theirs, serverIds)) return { value: mine, conflicts: [] }
  if (isEqual(base, mine, serverIds)) return { value: theirs, conflicts: [] }
  return { value: mine, conflicts: [{ path, mine, theirs }] }
}

/** As a base: equal to nothing. */
const NEITHER = Symbol('neither')

type Parts = ReadonlyMap<string, Json>

/** The members of pairs that both sides changed, each in its own way. */
function contested(
  { pairs = [] }: MergeRules,
  before: Parts | undefined,
  own: Parts,
  others: Parts,
): ReadonlySet<unknown> {
  const isContested = (pair: readonly string[]) => {
    const [was, mine, theirs] = [before, own, others].map((parts) => pair.map((name) => parts?.get(name)))
    return !isEqual(mine, theirs) && !isEqual(was, mine) && !isEqual(was, theirs)
  }
  return new Set(pairs.filter(isContested).flat())
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

/** Whether both are the same JSON, whatever the order of members, but for those `ignored` at any depth. */
export function isEqual(a: Json, b: Json, ignored: readonly string[] = []): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const namesOf = (value: object) => Object.keys(value).filter((name) => !ignored.includes(name))
  const names = namesOf(a)
  return (
    Array.isArray(a) === Array.isArray(b) &&
    names.length === namesOf(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isEqual(member(a, name), member(b, name), ignored))
  )
}

/** An own member: a key such as `constructor` is data here. */
const member = (value: object, name: string): Json =>
  Object.hasOwn(value, name) ? (value as JsonObject)[name] : undefined

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
