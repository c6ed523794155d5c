import type { PgTable } from 'drizzle-orm/pg-core'
import { answersOf } from '../../database/declareTable.ts'
import { EXPORT_CHAPTERS, type NoExport } from '../../database/exportedColumns.ts'
import { byTable, TABLES, type TableName } from '../records/allTables.ts'
import { exportRuleOf } from './ExportRule.ts'

/** The export rule of each table, as the table declares it. */
export const EXPORT_RULES = byTable(exportRuleOf)

const chapterOf = (table: PgTable): number => {
  const { exported } = answersOf(table)
  return 'chapter' in exported ? EXPORT_CHAPTERS.indexOf(exported.chapter) : EXPORT_CHAPTERS.length
}

/** The order of the export: by chapter, and within a chapter in the order of `TABLES`. */
export const EXPORT_ORDER: readonly TableName[] = (Object.keys(TABLES) as TableName[]).toSorted(
  (one, other) => chapterOf(TABLES[one]) - chapterOf(TABLES[other]),
)

/** Fields that are left out of every record: the broker's income from a policy, and secrets for access. */
export const NEVER_EXPORTED = /commission|brokerage|secret|token|password/i

/** Notes to the customer about these fields. */
export const NEVER_EXPORTED_NOTES: readonly NoExport[] = [
  {
    what: 'Passwords, keys, and what we check links and codes with',
    why: 'Anyone who had them could try to get into your account.',
  },
  {
    what: 'What an insurer pays us for a policy',
    why: 'It’s between us and the insurer. Our Financial Services Guide tells you how we’re paid.',
  },
  {
    what: 'Other people’s own words',
    why: 'What you told us about someone is here. What they told us or signed themselves is theirs to ask for.',
  },
]
