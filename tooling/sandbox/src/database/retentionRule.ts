import { isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { RETAINED_REVISIONS } from './retainedRevisions.ts'

export const DAY_MS = 86_400_000
/** Longer than a draft lives on a device, so that a request is never repeated after its key was deleted. */
export const KEYS_MS = 36 * DAY_MS
/** Photos and documents are deleted then: a transfer or a decision on an increase takes some weeks. */
export const FILE_DAYS = 90
export const LATEST_OF_A_DRAFT = `of a draft’s revisions the latest ${RETAINED_REVISIONS} keep their answers`

/** The values that replace cleared columns, and the condition for rows that are not cleared yet. */
export interface Clearing {
  set: Record<string, SQL>
  pending: SQL
}

/** Rows end so long after the time in a column or an expression of columns; rows without that time stay. */
export interface EndRule {
  since: PgColumn | SQL
  afterMs: number
  /** Restricts the rule to some rows. */
  where?: SQL
  /** Clears columns instead of deleting the row. */
  clear?: Clearing
  /** The sentence in the README. */
  description: string
}

/** Only the latest rows of a group retain their content. */
export interface LatestRule {
  retainLatest: number
  per: [PgColumn | SQL, ...(PgColumn | SQL)[]]
  newestFirst: SQL
  where?: SQL
  clear: Clearing
  description: string
}

/** Rows stay, or are deleted with the row that they belong to. */
interface StayRule {
  stays: string
}

export type RetentionRule = EndRule | LatestRule | StayRule

/** Sets these columns to null. */
export const setNull = (column: PgColumn, ...more: string[]): Clearing => ({
  set: Object.fromEntries([column.name, ...more].map((name) => [name, sql`null`])),
  pending: isNotNull(column),
})

/** Deletes the keys of saves. */
export const saveKeys = (since: PgColumn, where?: SQL): EndRule => ({
  since,
  afterMs: KEYS_MS,
  ...(where && { where }),
  description: `deleted 36 days after it was saved${where ? ', unless a customer saved it' : ''}`,
})
/** Describes the rules of a table, as the README and the privacy policy's copy do. */
export const describeRetention = (rules: readonly RetentionRule[]): string =>
  rules.map((rule) => ('stays' in rule ? rule.stays : rule.description)).join('; ')
