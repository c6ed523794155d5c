import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Schema } from '../document/Schema.ts'
import { RETAINED_APPLICATION_DAYS } from './retainedApplicationDays.ts'

type RetainedRecord = Schema<'RetainedRecord'>

/** The rule that deletes the customer's rows. */
interface Removed {
  kind: 'removed'
}

/** The columns that detach a retained record from a closed account: its owner, and the start of its retention. */
interface Detachment {
  owner: PgColumn
  since: PgColumn
}

/** The rule that retains the rows that match a condition, and deletes the others. */
interface Retained {
  kind: 'retained'
  /** Null retains every row. */
  rows: SQL | null
  record: RetainedRecord
  detach: Detachment | null
}

/** The rule for rows that cannot be matched to a customer, or must outlive the account. */
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
