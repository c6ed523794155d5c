import type { Schema } from '../../document/Schema.ts'

/** Fields derived from the day, from the row and other rows, and from the premium tables. */
type Derived =
  | 'id'
  | 'status'
  | 'overdue_Amount'
  | 'next_Debit_Date'
  | 'next_Anniversary_Date'
  | 'cooling_Off_End_Date'
  | 'premium_Label'
  | 'increase_Without_Proof'

/** A stored policy: the fields of the contract that do not depend on the day. */
export interface StoredPolicy extends Omit<Schema<'Policy'>, Derived> {
  start_Date: string
  /** The day of the month of the debits, 1 to 28; null without debits. */
  drawDay: number | null
  /** The unpaid amount; shown while `lapse_Date` is in the future. */
  overdue: number | null
}

/** The broker's commission for a policy, in cents; never in an answer. */
export interface Commission {
  upFrontCents: number
  ongoingCents: number
}
