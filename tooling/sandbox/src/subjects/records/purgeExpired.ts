import { and, getTableName, lte, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import type { EndRule, LatestRule, RetentionRule } from '../../database/retentionRule.ts'
import { TABLES, type TableName } from './allTables.ts'
import { RETENTION } from './retention.ts'

/** Small enough that no statement approaches its time limit or blocks others. */
const BATCH = 500
// Any number: no two processes purge at the same time.
const RETENTION_LOCK = 4_207_312

/** Deletes or clears expired data by the rules. Does nothing while another process does so. */
export async function purgeExpired(queries: Queries, now: Date): Promise<void> {
  for (const [name, rules] of Object.entries(RETENTION))
    for (const rule of rules) if (!(await apply(queries, name as TableName, rule, now))) return
}

/** Applies a rule batch by batch; false if another process has the lock. */
async function apply(queries: Queries, name: TableName, rule: RetentionRule, now: Date): Promise<boolean> {
  if ('stays' in rule) return true
  const statement = statementOf(name, rule, now)
  for (;;) {
    const changed = await queries.transaction((transaction) => runAlone(transaction, statement))
    if (changed === null) return false
    if (changed < BATCH) return true
  }
}

/** Returns the number of changed rows; null if another process has the lock. */
async function runAlone(queries: Queries, statement: SQL): Promise<number | null> {
  const lock = sql`select pg_try_advisory_xact_lock(${RETENTION_LOCK}) as held`
  const [first] = rowsOf(await queries.execute(lock))
  if (first?.held !== true) return null
  const [counted] = rowsOf(await queries.execute(statement))
  return Number(counted?.count)
}

/** Both engines answer with `rows`; only their types differ. */
const rowsOf = (result: unknown) => (result as { rows: Record<string, unknown>[] }).rows

function statementOf(name: TableName, rule: EndRule | LatestRule, now: Date): SQL {
  const table = sql.identifier(getTableName(TABLES[name]))
  const rows = 'retainLatest' in rule ? olderRows(table, rule) : endedRows(table, rule, now)
  const change = rule.clear
    ? sql`update ${table} set ${assignments(rule.clear.set)}`
    : sql`delete from ${table}`
  return sql`with changed as (${change} where ctid in (${rows} limit ${BATCH}) returning 1)
    select count(*)::int as count from changed`
}

function endedRows(table: SQL | ReturnType<typeof sql.identifier>, rule: EndRule, now: Date): SQL {
  const end = new Date(now.getTime() - rule.afterMs)
  const isOver = lte(sql`${rule.since}`, sql`${end.toISOString()}::timestamptz`)
  return sql`select ctid from ${table} where ${and(isOver, rule.where, rule.clear?.pending)}`
}

function olderRows(table: SQL | ReturnType<typeof sql.identifier>, rule: LatestRule): SQL {
  const group = sql.join(rule.per, sql`, `)
  const rank = sql`row_number() over (partition by ${group} order by ${rule.newestFirst})`
  const ranked = sql`select ctid, (${rule.clear.pending}) as pending, ${rank} as rank from ${table}
    where ${rule.where ?? sql`true`}`
  return sql`select ctid from (${ranked}) ranked where pending and rank > ${rule.retainLatest}`
}

const assignments = (set: Record<string, SQL>): SQL =>
  sql.join(
    Object.entries(set).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`),
    sql`, `,
  )
