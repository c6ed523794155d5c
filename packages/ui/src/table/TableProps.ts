import type { ReactNode } from 'react'

/** What stands above the cells of a column, and how they are set. */
export type TableColumn<K extends string> = {
  /** Key of the cells in each row. */
  key: K
  /** The name of the column; on a phone it stands beside each cell. */
  header: string
  /** `end` for figures. Default `start`. */
  align?: 'start' | 'end' | undefined
  /** The column that names its row. */
  rowHeader?: boolean | undefined
  /** Its values stay on one line, such as `−$50,000`, which could break after its sign. */
  unbroken?: boolean | undefined
}

/** The cells of a row, by column. */
export type TableRow<K extends string> = {
  /** Unique in the table. */
  id: string
  /** What stands in each column, formatted. */
  cells: Readonly<Record<K, ReactNode>>
  /** For totals. */
  strong?: boolean | undefined
}

/** Columns and rows of a `Table`, in the order shown. */
export type TableProps<K extends string> = {
  /** Names the table. */
  caption: string
  /** Shows the caption to assistive technology only, where a heading says the same. */
  captionHidden?: boolean | undefined
  /** In the order shown; one of them is the `rowHeader`. */
  columns: readonly TableColumn<K>[]
  /** In the order shown. */
  rows: readonly TableRow<K>[]
  /**
   * What becomes of it on phones: each row a block with its column headers beside the cells, or a table as it
   * is. Default `stack`.
   */
  narrow?: 'stack' | 'fit' | undefined
}
