import type { ReactElement, ReactNode } from 'react'
import { asTable } from '../layout/roles.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as styles from './table.css.ts'

/**
 * A column; `rowHeader` marks the one that names its row, `align: 'end'` those of figures, `unbroken` one whose values stay on
 * one line, such as `−$50,000`, which could break after its sign.
 */
export type TableColumn<K extends string> = {
  key: K
  header: string
  align?: 'start' | 'end' | undefined
  rowHeader?: boolean | undefined
  unbroken?: boolean | undefined
}

/** A row: a cell for each column; `strong` is for totals. */
export type TableRow<K extends string> = {
  id: string
  cells: Readonly<Record<K, ReactNode>>
  strong?: boolean | undefined
}

/** Columns and rows of a `Table`, in the order shown. */
export type TableProps<K extends string> = {
  caption: string
  /** For assistive technology only, where a heading says the same. */
  captionHidden?: boolean | undefined
  columns: readonly TableColumn<K>[]
  rows: readonly TableRow<K>[]
  /**
   * What becomes of it on phones: each row a block with its column headers beside the cells, or a table as it
   * is. Default `stack`.
   */
  narrow?: 'stack' | 'fit' | undefined
}

function cellClasses<K extends string>(column: TableColumn<K>, ...extra: (string | false | undefined)[]) {
  return [styles.cell, column.align === 'end' && styles.end, ...extra].filter(Boolean).join(' ')
}

function Cell<K extends string>({ column, row }: { column: TableColumn<K>; row: TableRow<K> }) {
  const content = row.cells[column.key]
  if (column.rowHeader) {
    return (
      <th scope="row" {...asTable.rowHeader} className={cellClasses(column, styles.rowHeader)}>
        {content}
      </th>
    )
  }
  return (
    <td
      {...asTable.cell}
      data-label={column.header}
      className={cellClasses(column, row.strong && styles.strong, column.unbroken && styles.unbroken)}
    >
      {content}
    </td>
  )
}

/** A table of figures, named by its caption. On phones rows stack unless `narrow` is `fit`. */
export function Table<K extends string>({
  caption,
  captionHidden,
  columns,
  rows,
  narrow,
}: TableProps<K>): ReactElement {
  const label = captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption
  return (
    <table
      {...asTable.table}
      className={`${styles.table} ${narrow === 'fit' ? styles.fitted : styles.stacked}`}
    >
      <caption className={captionHidden ? undefined : styles.caption}>{label}</caption>
      <thead {...asTable.rows}>
        <tr {...asTable.row}>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              {...asTable.columnHeader}
              className={cellClasses(column, styles.head)}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...asTable.rows}>
        {rows.map((row) => (
          <tr key={row.id} {...asTable.row}>
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
