import type { SQL } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'

/** How a column goes into the export, or why it does not. */
export type ColumnRule =
  /** What it is called where it is read; blank where the names inside it say enough. */
  { label: string; inJsonOnly?: true } | { leftOut: string }

/** A record as it is exported: the columns of its row by their names, opened where they are sealed. */
export type ExportRecord = Record<string, unknown>

/** Some of the rows of a table, the newest first. */
export interface Page {
  where: SQL | undefined
  limit: number
  offset: number
}

/** How the rows of a table are exported. */
export interface ExportRule {
  title: string
  columns: ReadonlyMap<string, ColumnRule>
  /** So many rows are read at a time. */
  pageSize: number
  /** Of records that are revisions of one thing, what the thing is; only the newest is printed. */
  revisionOf: ((record: ExportRecord) => string) | null
  read: (queries: Queries, sealing: Sealing, page: Page) => Promise<ExportRecord[]>
}

/** A table that has no place in the export. */
export interface NoExport {
  what: string
  why: string
}

const PAGE_SIZE = 100

/** A rule that names every column: one that is missing does not compile. */
export function exportOf<Row extends object>(rule: {
  title: string
  columns: { readonly [Column in keyof Row]: ColumnRule }
  /** Columns that are not even read. */
  unread?: Readonly<Record<string, { leftOut: string }>>
  read: (queries: Queries, page: Page) => Promise<Row[]>
  /** The sealed columns, opened. */
  open?: (sealing: Sealing, row: Row) => { readonly [Column in keyof Row]?: unknown }
  pageSize?: number
  revisionOf?: (record: ExportRecord) => string
}): ExportRule {
  const columns = new Map(Object.entries<ColumnRule>({ ...rule.columns, ...rule.unread }))
  return {
    title: rule.title,
    columns,
    pageSize: rule.pageSize ?? PAGE_SIZE,
    revisionOf: rule.revisionOf ?? null,
    async read(queries, sealing, page) {
      const rows = await rule.read(queries, page)
      return rows.map((row) => withoutLeftOut({ ...row, ...rule.open?.(sealing, row) }, columns))
    },
  }
}

/** What is not named stays out too. */
const withoutLeftOut = (row: object, columns: ReadonlyMap<string, ColumnRule>): ExportRecord =>
  Object.fromEntries(
    Object.entries(row).filter(([name]) => {
      const column = columns.get(name)
      return column !== undefined && 'label' in column
    }),
  )
