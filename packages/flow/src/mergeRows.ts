import type { Row } from './rows.ts'

/** A field of a row that was changed differently in two places. */
export interface RowConflict<R extends Row> {
  /** Id of the row. */
  readonly id: string
  readonly field: keyof R & string
  /** The value that was taken. */
  readonly mine: unknown
  /** The value that was not taken. */
  readonly theirs: unknown
}

/**
 * Merges two changes of one list, row by row and field by field. Where both changed a field differently, mine
 * is taken and the conflict is reported. A row that one side removed is gone unless the other changed it. New
 * rows of theirs come after the row that they follow there.
 */
export function mergeRows<R extends Row>(
  base: readonly R[],
  mine: readonly R[],
  theirs: readonly R[],
): { readonly rows: readonly R[]; readonly conflicts: readonly RowConflict<R>[] } {
  const [before, own, other] = [base, mine, theirs].map(byId) as [ById<R>, ById<R>, ById<R>]
  const conflicts: RowConflict<R>[] = []
  const rows = orderOf(mine, theirs).flatMap((id) => {
    const [was, one, two] = [before.get(id), own.get(id), other.get(id)]
    if (one && two) return [mergeRow(was, one, two, conflicts)]
    const left = one ?? two
    const isRemoved = was !== undefined && left !== undefined && isSame(was, left)
    return left && !isRemoved ? [left] : []
  })
  return { rows, conflicts }
}

type ById<R> = ReadonlyMap<string, R>
const byId = <R extends Row>(rows: readonly R[]): ById<R> => new Map(rows.map((row) => [row.id, row]))

function orderOf(mine: readonly Row[], theirs: readonly Row[]): readonly string[] {
  const order = mine.map(({ id }) => id)
  theirs.forEach(({ id }, index) => {
    if (order.includes(id)) return
    const previous = theirs[index - 1]?.id
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, id)
  })
  return order
}

function mergeRow<R extends Row>(was: R | undefined, mine: R, theirs: R, conflicts: RowConflict<R>[]): R {
  const merged = { ...mine }
  for (const field of fieldsOf(mine, theirs)) {
    const [before, one, two] = [was?.[field], mine[field], theirs[field]]
    if (isSameValue(one, two) || isSameValue(before, two)) continue
    if (was !== undefined && isSameValue(before, one)) merged[field] = two
    else conflicts.push({ id: mine.id, field, mine: one, theirs: two })
  }
  return merged
}

const fieldsOf = <R extends Row>(one: R, other: R) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])] as (keyof R & string)[]

const isSame = <R extends Row>(one: R, other: R) =>
  fieldsOf(one, other).every((field) => isSameValue(one[field], other[field]))

/** Values are those of a stored draft, so their JSON tells whether they are the same. */
const isSameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
