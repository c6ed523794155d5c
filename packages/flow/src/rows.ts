/** One of several alike: a beneficiary, a policy, a holder. The id is the form's own and never changes. */
export interface Row {
  readonly id: string
}

/** A row that was removed, with its index; enough to undo. */
export interface RemovedRow<R extends Row> {
  readonly row: R
  /** From 0. */
  readonly index: number
}

/** The rows with a changed one; an id that is not among them changes nothing. */
export function updateRow<R extends Row>(
  rows: readonly R[],
  id: string,
  changes: Partial<Omit<R, 'id'>>,
): readonly R[] {
  return rows.map((row) => (row.id === id ? { ...row, ...changes } : row))
}

/** The rows without one, and what was removed; null for an id that is not among them. */
export function removeRow<R extends Row>(
  rows: readonly R[],
  id: string,
): { readonly rows: readonly R[]; readonly removed: RemovedRow<R> | null } {
  const index = rows.findIndex((row) => row.id === id)
  const row = rows[index]
  return row ? { rows: rows.toSpliced(index, 1), removed: { row, index } } : { rows, removed: null }
}

/** Undoes a removal: the row is back at its index, or last when there are fewer rows now. Idempotent. */
export function restoreRow<R extends Row>(rows: readonly R[], { row, index }: RemovedRow<R>): readonly R[] {
  return rows.some(({ id }) => id === row.id) ? rows : rows.toSpliced(index, 0, row)
}

/** Identity and merge of the server's rows. */
export interface ServerIds<R extends Row, Answered> {
  /** The form's own row id that the server gave back; null where it did not. */
  readonly rowId: (answered: Answered) => string | null
  /** Whether an answered row without a row id is this one, by its name. */
  readonly isSame: (row: R, answered: Answered) => boolean
  /** The row with the server's id taken over, and nothing else. */
  readonly withId: (row: R, answered: Answered) => R
}

/**
 * Merges the server's ids into the rows: by the form's row id first, then by name for what is left. Two rows of one
 * name each get one of the two ids; a row that was removed meanwhile stays removed.
 */
export function mergeServerIds<R extends Row, Answered>(
  rows: readonly R[],
  answered: readonly Answered[],
  { rowId, isSame, withId }: ServerIds<R, Answered>,
): readonly R[] {
  const byId = new Map(answered.map((one) => [rowId(one), one] as const))
  const unnamed = answered.filter((one) => rowId(one) === null)
  return rows.map((row) => {
    const own = byId.get(row.id)
    if (own !== undefined) return withId(row, own)
    const index = unnamed.findIndex((one) => isSame(row, one))
    const [found] = index < 0 ? [] : unnamed.splice(index, 1)
    return found === undefined ? row : withId(row, found)
  })
}
