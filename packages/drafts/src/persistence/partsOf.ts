/**
 * Returns the parts that a value is joined by: the members of an object by their names, the rows of a list by
 * their ids. Rows are objects with a text `id` that no other row has; undefined for other lists and for single
 * values.
 */
export function partsOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!Array.isArray(value)) return new Map(Object.entries(value))
  const rows = new Map<string, unknown>()
  for (const row of value) {
    const id: unknown = row?.id
    if (typeof id !== 'string' || rows.has(id)) return undefined
    rows.set(id, row)
  }
  return rows
}

/** The names of both: mine in their order, each that only theirs have after its predecessor there. */
export function joinedOrder(mine: Iterable<string>, theirs: Iterable<string>): readonly string[] {
  const order = [...mine]
  let place = 0
  for (const name of theirs) {
    if (!order.includes(name)) order.splice(place, 0, name)
    place = order.indexOf(name) + 1
  }
  return order
}
