import { inArray, sql, type Table } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ClosingRule, Untouched } from './closingRule.ts'
import type { Exported, NoExport } from './exportedColumns.ts'
import type { OwnRows } from './ownRows.ts'
import type { RetentionRule } from './retentionRule.ts'

/** A table's declarations: its rows' owner, their retention, the exported columns and the effect of closing. */
export type TableAnswers<Row extends object = Record<string, unknown>> = {
  retention: readonly [RetentionRule, ...RetentionRule[]]
} & (
  | { rows: OwnRows; exported: Exported<Row> | NoExport; closing: ClosingRule }
  /** Rows that name no customer can't be exported, nor deleted with an account. */
  | { rows: null; exported: NoExport; closing: Untouched }
)

const declared = new Map<Table, TableAnswers>()

/** Declares a table with its columns and answers; a missing answer is a compile error. */
export function declareTable<Declared extends PgTable>(
  table: Declared,
  answers: (table: Declared) => TableAnswers<Declared['$inferSelect']>,
): Declared {
  declared.set(table, answers(table) as TableAnswers)
  return table
}

/** @throws Error for a table that was made without `declareTable` */
export function answersOf(table: Table): TableAnswers {
  const answers = declared.get(table)
  if (!answers) throw new Error('The table is not declared')
  return answers
}

/** Finds rows by a column that names a row of another table: they belong to the owner of that row. */
export const belongingTo = (column: PgColumn, parent: PgColumn): OwnRows => ({
  where(customer, sealing) {
    const isOwn = answersOf(parent.table).rows?.where(customer, sealing)
    return inArray(column, sql`(select ${parent} from ${parent.table} where ${isOwn ?? sql`false`})`)
  },
  parents: [parent.table],
})
