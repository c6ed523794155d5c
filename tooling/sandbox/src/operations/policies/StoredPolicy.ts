import type { Schema } from '../../document/Schema.ts'

/** What the day decides, what its row and others have, and what is said of every premium. */
type Derived =
  | 'id'
  | 'status'
  | 'overdue_Amount'
  | 'next_Debit_Date'
  | 'next_Anniversary_Date'
  | 'premium_Label'
  | 'increase_Without_Proof'

/** A policy as it is stored: what the contract answers of it, without what depends on the day. */
export interface StoredPolicy extends Omit<Schema<'Policy'>, Derived> {
  start_Date: string
  /** Day of the month of the debits, 1 to 28; null where nothing is debited. */
  drawDay: number | null
  /** What was not paid; it is said while `lapse_Date` is ahead. */
  overdue: number | null
}

/** What an insurer pays the broker for a policy, in cents; never in an answer. */
export interface Commission {
  upFrontCents: number
  ongoingCents: number
}
