import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Schema } from '../document/Schema.ts'
import { RETAINED_APPLICATION_DAYS } from './retainedApplicationDays.ts'

type RetainedRecord = Schema<'RetainedRecord'>

/** The customer's rows go. */
interface Removed {
  kind: 'removed'
}

/** Retains a customer's record after the account is closed: the record gets an owner who cannot log in, and its retention starts again. */
interface Detachment {
  owner: PgColumn
  since: PgColumn
}

/** Those that a condition names stay, and the others go. */
interface Retained {
  kind: 'retained'
  /** Null: every row stays. */
  rows: SQL | null
  record: RetainedRecord
  detach: Detachment | null
}

/** No row can be told to be theirs, or it has to outlive them. */
export interface Untouched {
  kind: 'untouched'
  why: string
}

export type ClosingRule = Removed | Retained | Untouched

const SOURCE = 'Corporations Act 2001, section 286'

export const removed: Removed = { kind: 'removed' }

export const untouched = (why: string): Untouched => ({ kind: 'untouched', why })

/** The customer reads `what` and `why` before they close the account. */
export const retained = (
  rows: SQL | null,
  what: string,
  why: string,
  detach: Detachment | null = null,
): Retained => ({
  kind: 'retained',
  rows,
  record: { what, why, source: SOURCE, days: RETAINED_APPLICATION_DAYS },
  detach,
})
