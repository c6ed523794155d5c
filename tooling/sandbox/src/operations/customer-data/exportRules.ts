import type { PgTable } from 'drizzle-orm/pg-core'
import { answersOf } from '../../database/declareTable.ts'
import { EXPORT_CHAPTERS, type NoExport } from '../../database/exportedColumns.ts'
import { byTable, TABLES, type TableName } from '../../database/tables.ts'
import { exportRuleOf } from './ExportRule.ts'

/** How each table goes into the export of a customer, or why it does not, as the tables declare it. */
export const EXPORT_RULES = byTable(exportRuleOf)

const chapterOf = (table: PgTable): number => {
  const { exported } = answersOf(table)
  return 'chapter' in exported ? EXPORT_CHAPTERS.indexOf(exported.chapter) : EXPORT_CHAPTERS.length
}

/** The order of the export: by chapter, and within one as the tables are listed. */
export const EXPORT_ORDER: readonly TableName[] = (Object.keys(TABLES) as TableName[]).toSorted(
  (one, other) => chapterOf(TABLES[one]) - chapterOf(TABLES[other]),
)

/** Left out wherever they stand in a record: what a policy pays us, and what lets somebody in. */
export const NEVER_EXPORTED = /commission|brokerage|secret|token|password/i

/** What is said of them. */
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
