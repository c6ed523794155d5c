import type { FieldFault } from './judgeFields.ts'

interface RowFields<Row, Context> {
  readonly validate: (row: Row, context: Context) => readonly FieldFault[]
}

/** Everything that keeps rows of declared fields from being sent, each at its path in the list: `policies.0.name`. */
export function validateRows<Row, Context>(
  fields: RowFields<Row, Context>,
  rows: readonly Row[],
  { path, context }: { readonly path: string; readonly context: (index: number) => Context },
): readonly FieldFault[] {
  return rows.flatMap((row, index) =>
    fields
      .validate(row, context(index))
      .map(({ field, code }) => ({ field: `${path}.${index}.${field}`, code })),
  )
}
