import { and, getTableColumns, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/Database.ts'
import { answersOf } from '../../database/declareTable.ts'
import type { ColumnRule, ExportRecord, NoExport } from '../../database/exportedColumns.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { ExportedFile } from './ExportedFile.ts'

/** A page of a table's rows, the newest first. */
interface Page {
  where: SQL | undefined
  limit: number
  offset: number
}

/** The export rules of a table. */
export interface ExportRule {
  title: string
  columns: ReadonlyMap<string, ColumnRule>
  /** For revisions: names the thing that a record is a revision of. Only the newest revision is printed. */
  revisionOf: ((record: ExportRecord) => string) | null
  read: (queries: Queries, sealing: Sealing, page: Page) => Promise<ExportRecord[]>
}

/** Returns the rule that a table declares. */
export function exportRuleOf(table: PgTable): ExportRule | NoExport {
  const { exported } = answersOf(table)
  if ('why' in exported) return exported
  const columns = new Map(Object.entries<ColumnRule>(exported.columns))
  const selected = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => isRead(columns.get(name))),
  )
  return {
    title: exported.title,
    columns,
    revisionOf: exported.revisionOf ?? null,
    async read(queries, sealing, { where, limit, offset }) {
      const rows = await queries
        .select(selected)
        .from(table)
        .where(and(where, exported.where))
        .orderBy(...(exported.order ?? []))
        .limit(limit)
        .offset(offset)
      return rows.map((row) => {
        const opened = { ...row, ...exported.open?.(sealing, row) }
        const named = exported.fileOf?.(row)
        return withoutLeftOut({ ...opened, ...(named && { file: new ExportedFile(named) }) }, columns)
      })
    },
  }
}

const isRead = (rule: ColumnRule | undefined) => rule !== undefined && !('unread' in rule)

/** Copies the labelled columns of a row; a column without a rule is left out too. */
const withoutLeftOut = (row: object, columns: ReadonlyMap<string, ColumnRule>): ExportRecord =>
  Object.fromEntries(
    Object.entries(row).filter(([name]) => {
      const column = columns.get(name)
      return column !== undefined && 'label' in column
    }),
  )
