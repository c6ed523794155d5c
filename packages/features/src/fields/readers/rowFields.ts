import type { InputValue, InputValues, Row } from '@coverkit/flow'

/** The field of one row of a list: its name and the row's id. */
export type RowField<Name extends string> = `${Name}-${string}`

export const rowField = <Name extends string>(name: Name, id: string): RowField<Name> => `${name}-${id}`

/** Returns the values of every row's fields, in the order of the rows. */
export function rowView<ARow extends Row, Name extends string>(
  rows: readonly ARow[],
  viewOf: (row: ARow) => InputValues<Name>,
): InputValues<RowField<Name>> {
  const entries = rows.flatMap((row) =>
    Object.entries<InputValue>(viewOf(row)).map(([name, value]) => [`${name}-${row.id}`, value] as const),
  )
  return Object.fromEntries(entries) as InputValues<RowField<Name>>
}

/** The fields of each row without the row's id, by which they are found. `names` are those of one row. */
export function rowsOf<Name extends string>(
  fields: InputValues,
  names: readonly Name[],
): ReadonlyMap<string, InputValues<Name>> {
  const rows = new Map<string, InputValues<Name>>()
  for (const [key, value] of Object.entries(fields)) {
    const name = names.find((one) => key.startsWith(`${one}-`))
    if (name === undefined) continue
    const id = key.slice(name.length + 1)
    rows.set(id, { ...rows.get(id), [name]: value } as InputValues<Name>)
  }
  return rows
}
