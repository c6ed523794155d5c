import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Sealing } from '../sealing/makeSealing.ts'

/** The chapters of an export, in order; the tables of a chapter are in the order of `TABLES`. */
export const EXPORT_CHAPTERS = [
  'customer',
  'people',
  'records',
  'started',
  'messages',
  'changes',
  'files',
] as const

/** A rule that exports a column under a label, or leaves it out for a reason. */
export type ColumnRule =
  /** The label in the readable export; blank if the names within the value say enough. */
  | { label: string; inJsonOnly?: true }
  /** `unread`: the query does not select the column. */
  | { leftOut: string; unread?: true }

/** An exported record: the row's columns by name, the sealed ones opened. */
export type ExportRecord = Record<string, unknown>

/** A stored file and what it was sealed for. */
export interface NamedFile {
  file: string | null
  purpose: string
  size: number
}

/** The export rules of a table. A missing column is a compile error. */
export interface Exported<Row extends object> {
  chapter: (typeof EXPORT_CHAPTERS)[number]
  title: string
  columns: { readonly [Column in keyof Row]: ColumnRule }
  /** Restricts the export to some of the customer's rows. */
  where?: SQL
  /** The newest record comes first. */
  order?: readonly (PgColumn | SQL)[]
  /** Opens the sealed columns. */
  open?(sealing: Sealing, row: Row): { readonly [Column in keyof Row]?: unknown }
  /** Names the stored file of a row: it is exported, in base64, in place of the column `file`. */
  fileOf?(row: Row): NamedFile
  /** For revisions: names the thing that a record is a revision of. Only the newest revision is printed. */
  revisionOf?: (record: ExportRecord) => string
}

/** A table that is not exported. */
export interface NoExport {
  what: string
  why: string
}

export const shown = (label: string): ColumnRule => ({ label })
/** For values whose inner names say enough. */
export const content: ColumnRule = { label: '' }
/** For values too long to print. */
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
/** For the place where earlier releases stored a file. */
export const movedFile: ColumnRule = { leftOut: 'Where we stored a file before. It’s empty.', unread: true }
export const answered: ColumnRule = {
  leftOut: 'Our confirmation that it arrived, with the time and its number.',
}
export const secret: ColumnRule = {
  leftOut: 'It checks a password, a code or a link. Anyone who had it could try to get in.',
}
export const delivery: ColumnRule = {
  leftOut: 'How we delivered a message to you: how often we tried, and when.',
}

/** Columns of drafts, which are stored revision by revision until they are submitted. */
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

/** Returns the draft that a save's body names; blank if it names none. */
export function draftOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('tracking' in body)) return ''
  const { tracking } = body
  if (typeof tracking !== 'object' || tracking === null || !('draft' in tracking)) return ''
  return String(tracking.draft)
}
