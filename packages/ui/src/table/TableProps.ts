import type { ReactNode } from 'react'

/** Header and alignment of a column. */
export type TableColumn<K extends string> = {
  /** Key of the cells in each row. */
  key: K
  /** The name of the column; phones show it beside each cell. */
  header: string
  /** `end` for figures. Default `start`. */
  align?: 'start' | 'end' | undefined
  /** The column that names its row. */
  rowHeader?: boolean | undefined
  /** Its values do not wrap: `−$50,000` could break after its sign. */
  unbroken?: boolean | undefined
}

/** The cells of a row, by column. */
export type TableRow<K extends string> = {
  /** Unique in the table. */
  id: string
  /** Formatted content of each column. */
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
   * Layout on phones: each row as a block with the column headers beside the cells, or a table as it is.
   * Default `stack`.
   */
  narrow?: 'stack' | 'fit' | undefined
}
