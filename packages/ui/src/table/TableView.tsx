import type { ReactElement, ReactNode } from 'react'
import { asTable } from '../layout/roles.ts'
import { verbatim } from '../text/verbatim.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { TableColumn, TableProps, TableRow } from './TableProps.ts'
import * as styles from './table.css.ts'

type TableViewProps<K extends string> = Omit<TableProps<K>, 'narrow'> & {
  /** Layout on phones. */
  look: 'stacked' | 'fitted' | 'plain'
  captionId?: string | undefined
  /** Returns the content of a column's header in place of its name. */
  headOf?: ((column: TableColumn<K>) => ReactNode) | undefined
  /** Returns the current sort direction of a sortable column. */
  sortOf?: ((column: TableColumn<K>) => 'ascending' | 'descending' | undefined) | undefined
}

const LOOKS = { stacked: styles.stacked, fitted: styles.fitted, plain: '' }

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
      translate={typeof content === 'string' ? verbatim(content) : undefined}
      className={cellClasses(column, row.strong && styles.strong, column.unbroken && styles.unbroken)}
    >
      {content}
    </td>
  )
}

/** The elements of a table. */
export function TableView<K extends string>(props: TableViewProps<K>): ReactElement {
  const { caption, captionHidden, captionId, columns, rows, look, headOf, sortOf } = props
  const label = captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption
  return (
    <table {...asTable.table} className={`${styles.table} ${LOOKS[look]}`}>
      <caption id={captionId} className={captionHidden ? undefined : styles.caption}>
        {label}
      </caption>
      <thead {...asTable.rows}>
        <tr {...asTable.row}>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              {...asTable.columnHeader}
              aria-sort={sortOf?.(column)}
              className={cellClasses(column, styles.head)}
            >
              {headOf ? headOf(column) : column.header}
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
