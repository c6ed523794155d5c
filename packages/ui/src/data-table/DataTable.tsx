import { type ReactElement, useId, useState } from 'react'
import { kitCopy } from '../copy.ts'
import { Icon } from '../icon/Icon.tsx'
import { ArrowDownIcon, ArrowUpDownIcon, ArrowUpIcon } from '../icon/icons.ts'
import type { TableColumn, TableProps, TableRow } from '../table/TableProps.ts'
import { TableView } from '../table/TableView.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as styles from './dataTable.css.ts'
import { type Sorting, type SortValue, sortRows } from './sortRows.ts'

/** A column that a visitor may sort by. */
export type DataColumn<K extends string> = TableColumn<K> & {
  /** Its header is a button that sorts the rows by their `sort` values of this column. */
  sortable?: boolean | undefined
}

/** A row with the values that it is sorted by. */
export type DataRow<K extends string> = TableRow<K> & {
  /** Sort value of each sortable column: an amount as a number, a date as `2026-11-26`, words as they are. */
  sort?: Readonly<Partial<Record<K, SortValue>>> | undefined
}

/** Props of `DataTable`: columns, rows, first order and layout on phones. */
export type DataTableProps<K extends string> = Omit<TableProps<K>, 'columns' | 'rows' | 'narrow'> & {
  /** In the order shown; columns of figures have `align: 'end'`, one column is the `rowHeader`. */
  columns: readonly DataColumn<K>[]
  /** In the order shown before a visitor sorts them. */
  rows: readonly DataRow<K>[]
  /** The column that the rows are sorted by at first. Without it they are shown as given. */
  sorted?: Sorting<K> | undefined
  /**
   * On phones each row becomes a block, or the table scrolls sideways in a region of its own that the keyboard reaches: for rows that
   * are compared column by column. Default `stack`.
   */
  narrow?: 'stack' | 'scroll' | undefined
}

/** A table of figures whose rows a visitor can sort. If no column is sortable, use a `Table`. */
export function DataTable<K extends string>(props: DataTableProps<K>): ReactElement {
  const { columns, rows, sorted, narrow = 'stack', ...texts } = props
  const id = useId()
  const [sorting, setSorting] = useState<Sorting<K> | null>(sorted ?? null)
  const [isChanged, setChanged] = useState(false)
  const sortOf = ({ key }: TableColumn<K>) => (sorting?.column === key ? sorting.direction : undefined)
  const sortBy = (column: TableColumn<K>) => {
    setSorting({ column: column.key, direction: sortOf(column) === 'ascending' ? 'descending' : 'ascending' })
    setChanged(true)
  }
  const chosen = sorting && columns.find(({ key }) => key === sorting.column)
  const table = (
    <TableView
      {...texts}
      captionId={id}
      columns={columns}
      rows={sortRows(rows, sorting)}
      look={narrow === 'stack' ? 'stacked' : 'plain'}
      sortOf={sortOf}
      headOf={(column: DataColumn<K>) =>
        column.sortable ? (
          <button type="button" className={styles.sort} onClick={() => sortBy(column)}>
            <span>{column.header}</span>
            <Icon of={ICONS[sortOf(column) ?? 'none']} size="small" />
          </button>
        ) : (
          column.header
        )
      }
    />
  )
  return (
    <>
      {narrow === 'stack' ? (
        <div className={styles.stacking}>{table}</div>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what it can focus.
        <section aria-labelledby={id} tabIndex={0} className={styles.scrolled}>
          {table}
        </section>
      )}
      <VisuallyHidden as="div">
        <span role="status">
          {isChanged && chosen && sorting && kitCopy.sorted(chosen.header, sorting.direction)}
        </span>
      </VisuallyHidden>
    </>
  )
}

const ICONS = { ascending: ArrowUpIcon, descending: ArrowDownIcon, none: ArrowUpDownIcon }
