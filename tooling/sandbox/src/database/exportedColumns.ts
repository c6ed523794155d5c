import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Sealing } from '../sealing/makeSealing.ts'

/** The chapters of an export, in their order; within one, tables are in the order of `TABLES`. */
export const EXPORT_CHAPTERS = [
  'customer',
  'people',
  'records',
  'started',
  'messages',
  'changes',
  'files',
] as const

/** How a column goes into the export, or why it does not. */
export type ColumnRule =
  /** What it is called where it is read; blank where the names inside it say enough. */
  | { label: string; inJsonOnly?: true }
  /** `unread`: it is not even selected. */
  | { leftOut: string; unread?: true }

/** A record as it is exported: the columns of its row by their names, opened where they are sealed. */
export type ExportRecord = Record<string, unknown>

/** How the rows of a table are exported. A column that is missing does not compile. */
export interface Exported<Row extends object> {
  chapter: (typeof EXPORT_CHAPTERS)[number]
  title: string
  columns: { readonly [Column in keyof Row]: ColumnRule }
  /** Of the customer's rows only these. */
  where?: SQL
  /** The newest first. */
  order?: readonly (PgColumn | SQL)[]
  /** The sealed columns, opened. */
  open?(sealing: Sealing, row: Row): { readonly [Column in keyof Row]?: unknown }
  /** So many rows are read at a time; 100 when absent. */
  pageSize?: number
  /** Of records that are revisions of one thing, what the thing is; only the newest is printed. */
  revisionOf?: (record: ExportRecord) => string
}

/** A table that has no place in the export. */
export interface NoExport {
  what: string
  why: string
}

export const shown = (label: string): ColumnRule => ({ label })
/** What names inside it say enough about. */
export const content: ColumnRule = { label: '' }
/** Too long to be read. */
export const inJsonOnly = (label: string): ColumnRule => ({ label, inJsonOnly: true })

export const owner: ColumnRule = {
  leftOut: 'It only says the record is yours. The export already says that.',
}
export const internalId: ColumnRule = {
  leftOut: 'A number that connects records. It says nothing about you.',
}
export const fingerprint: ColumnRule = {
  leftOut: 'A fingerprint that shows us when we get the same message twice. It says nothing about you.',
}
export const answered: ColumnRule = {
  leftOut: 'Our confirmation that it arrived, with the time and its number.',
}
export const secret: ColumnRule = {
  leftOut: 'It checks a password, a code or a link. Anyone who had it could try to get in.',
}
export const delivery: ColumnRule = {
  leftOut: 'How we delivered a message to you: how often we tried, and when.',
}

/** Of what is saved a version at a time, until it is submitted. */
export const revisionColumns = {
  id: shown('Number of this version'),
  trackingId: internalId,
  clientId: internalId,
  draft: internalId,
  draftKey: internalId,
  rev: shown('Version'),
  owner,
  bodyHash: fingerprint,
  status: shown('Status'),
  reference: shown('Reference'),
  secretHash: fingerprint,
  sealedBody: content,
  savedAt: shown('When we got it'),
}

/** The draft that a save names in its body; blank where it names none. */
export function draftOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('tracking' in body)) return ''
  const { tracking } = body
  if (typeof tracking !== 'object' || tracking === null || !('draft' in tracking)) return ''
  return String(tracking.draft)
}
