import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Schema } from '../document/Schema.ts'
import { RETAINED_APPLICATION_DAYS } from './retainedApplicationDays.ts'

type RetainedRecord = Schema<'RetainedRecord'>

/** Deletes the customer's rows. */
interface Removed {
  kind: 'removed'
}

/** Replaces the owner of a closed account's retained record, and starts its retention again. */
interface Detachment {
  owner: PgColumn
  since: PgColumn
}

/** Retains the rows that match a condition, and deletes the others. */
interface Retained {
  kind: 'retained'
  /** Null retains every row. */
  rows: SQL | null
  record: RetainedRecord
  detach: Detachment | null
}

/** The rows cannot be matched to a customer, or must outlive the account. */
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
