/** Value that a column is sorted by. */
export type SortValue = string | number

/** A column and the way in which it is sorted. */
export type Sorting<K extends string> = { column: K; direction: 'ascending' | 'descending' }

type Sortable<K extends string> = { sort?: Readonly<Partial<Record<K, SortValue>>> | undefined }

const words = new Intl.Collator('en-AU', { numeric: true })

function compare(one: SortValue, other: SortValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return words.compare(String(one), String(other))
}

/** The rows in a new order; rows of equal values keep theirs, and rows without a value come last either way. */
export function sortRows<K extends string, R extends Sortable<K>>(
  rows: readonly R[],
  sorting: Sorting<K> | null,
): readonly R[] {
  if (sorting === null) return rows
  const { column, direction } = sorting
  const factor = direction === 'ascending' ? 1 : -1
  return rows.toSorted((one, other) => {
    const [first, second] = [one.sort?.[column], other.sort?.[column]]
    if (first === undefined || second === undefined)
      return Number(first === undefined) - Number(second === undefined)
    return factor * compare(first, second)
  })
}
