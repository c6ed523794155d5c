import { type Change, type ClientQuote, COVER_KINDS, type CoverKind, emptyQuote } from '@coverkit/core'

type FieldsOf<Group extends keyof ClientQuote & string> = ClientQuote[Group] extends object
  ? `${Group}.${keyof ClientQuote[Group] & string}`
  : Group

/** The dotted path of one leaf of a quote. */
export type QuoteField = { [Group in keyof ClientQuote & string]: FieldsOf<Group> }[keyof ClientQuote &
  string]

/** Every leaf of a quote with its value; a list is one leaf. */
export function leavesOf(quote: ClientQuote): ReadonlyMap<string, unknown> {
  const leaves = new Map<string, unknown>()
  for (const [group, value] of Object.entries(quote)) {
    if (typeof value !== 'object' || value === null) leaves.set(group, value)
    else for (const [leaf, inner] of Object.entries(value)) leaves.set(`${group}.${leaf}`, inner)
  }
  return leaves
}

const fields = leavesOf(emptyQuote())

export function isQuoteField(value: unknown): value is QuoteField {
  return typeof value === 'string' && fields.has(value)
}

export function sameLeaf(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The leaves in which two quotes differ, as changes from the first to the second. */
export function differences(
  from: ClientQuote,
  to: ClientQuote,
): readonly Pick<Change, 'field' | 'from' | 'to'>[] {
  const before = leavesOf(from)
  return [...leavesOf(to)]
    .filter(([field, value]) => !sameLeaf(before.get(field), value))
    .map(([field, value]) => ({ field, from: before.get(field), to: value }))
}

/**
 * The quote with changed leaves back at what they were. A cover that was taken out is put back beside those selected
 * since. Values come from an earlier quote, so that a leaf always gets a value of its own type.
 */
export function restoreLeaves(
  quote: ClientQuote,
  changes: readonly Pick<Change, 'field' | 'from' | 'to'>[],
): ClientQuote {
  return changes.reduce((current, change) => {
    if (change.field === 'covers.selectedCovers') return withCovers(current, removedCovers(change))
    return writeLeaf(current, change.field, change.from)
  }, quote)
}

/** The quote with other values in the leaves of some changes. */
export function writeLeaves<Leaf extends Pick<Change, 'field'>>(
  quote: ClientQuote,
  leaves: readonly Leaf[],
  value: (leaf: Leaf) => unknown,
): ClientQuote {
  return leaves.reduce((current, leaf) => writeLeaf(current, leaf.field, value(leaf)), quote)
}

function withCovers(quote: ClientQuote, kinds: readonly CoverKind[]): ClientQuote {
  const { covers } = quote
  const selectedCovers = COVER_KINDS.filter(
    (kind) => covers.selectedCovers.includes(kind) || kinds.includes(kind),
  )
  return { ...quote, covers: { ...covers, selectedCovers } }
}

/** The covers that a change of the selection took out. */
export function removedCovers({ from, to }: Pick<Change, 'from' | 'to'>): readonly CoverKind[] {
  const has = (list: unknown, kind: CoverKind) => Array.isArray(list) && list.includes(kind)
  return COVER_KINDS.filter((kind) => has(from, kind) && !has(to, kind))
}

function writeLeaf(quote: ClientQuote, field: string, value: unknown): ClientQuote {
  const [group, leaf] = field.split('.')
  if (group === undefined || !Object.hasOwn(quote, group)) return quote
  const current: unknown = Reflect.get(quote, group)
  const next = leaf === undefined || typeof current !== 'object' ? value : { ...current, [leaf]: value }
  return { ...quote, [group]: next }
}
