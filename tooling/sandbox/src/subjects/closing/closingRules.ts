import type { Table } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ClosingRule } from '../../database/closingRule.ts'
import { answersOf } from '../../database/declareTable.ts'
import type { Schema } from '../../document/Schema.ts'
import { byTable, TABLES, type TableName } from '../records/allTables.ts'

const closingOf = (table: Table): ClosingRule => answersOf(table).closing

/** The rule of each table for a customer's rows when their account is closed. */
export const CLOSING_RULES = byTable(closingOf)

/** Checks whether closing an account deletes rows of the table. */
const losesRows = (rule: ClosingRule) =>
  rule.kind === 'removed' || (rule.kind === 'retained' && rule.rows !== null)

/**
 * Returns the order of tables for closing an account: rows are deleted before the rows that identify their owner.
 * @throws Error if two tables identify the owners of each other's rows
 */
export function closingOrder<Name extends string>(tables: Readonly<Record<Name, PgTable>>): readonly Name[] {
  const names = Object.keys(tables) as Name[]
  const isDone = new Set<Name>()
  const order: Name[] = []
  function add(name: Name, above: readonly Name[]): void {
    if (above.includes(name)) throw new Error(`Rows of ${[...above, name].join(' and ')} name each other`)
    if (isDone.has(name)) return
    for (const child of names.filter((one) => reads(tables[one], tables[name]))) add(child, [...above, name])
    isDone.add(name)
    order.push(name)
  }
  for (const name of names) add(name, [])
  return order
}

/** Checks whether the deleted rows of one table are found through another. */
const reads = (one: Table, other: Table): boolean =>
  one !== other && losesRows(closingOf(one)) && (answersOf(one).rows?.parents.includes(other) ?? false)

export const CLOSING_ORDER: readonly TableName[] = closingOrder(TABLES)

/** Lists the records that remain after closing, as shown to the customer before they close the account. */
export const retainedRecords = (): { name: TableName; record: Schema<'RetainedRecord'> }[] =>
  CLOSING_ORDER.flatMap((name) => {
    const rule = CLOSING_RULES[name]
    return rule.kind === 'retained' ? [{ name, record: rule.record }] : []
  })
