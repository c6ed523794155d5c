import { isNotNull, type SQL, sql } from 'drizzle-orm'
import { RETAINED_APPLICATION_DAYS } from '../../database/retainedApplicationDays.ts'
import { TABLES, type TableName } from '../../database/tables.ts'
import type { Schema } from '../../document/Schema.ts'

type RetainedRecord = Schema<'RetainedRecord'>

/** The customer's rows go. */
interface Removed {
  kind: 'removed'
}

/** Those that a condition names stay, and the others go. */
interface Retained {
  kind: 'retained'
  rows: SQL
  record: RetainedRecord
}

/** No row can be told to be theirs. */
interface Untouched {
  kind: 'untouched'
  why: string
}

export type ClosingRule = Removed | Retained | Untouched

const removed: Removed = { kind: 'removed' }
const everyRow = sql`true`
const SOURCE = 'Corporations Act 2001, section 286'

const retained = (rows: SQL, what: string, why: string): Retained => ({
  kind: 'retained',
  rows,
  record: { what, why, source: SOURCE, days: RETAINED_APPLICATION_DAYS },
})

/**
 * What becomes of a customer's rows when their account is closed, in the order in which tables are worked through: rows go
 * before those that say whose they are. A table that is missing does not compile.
 */
export const CLOSING_RULES: Readonly<Record<TableName, ClosingRule>> = {
  quotes: removed,
  calculations: removed,
  applicationCopies: removed,
  applications: retained(
    isNotNull(TABLES.applications.reference),
    'Applications that you submitted, with your health answers',
    'We’re a licensed broker, so we have to keep records that show what we did for you.',
  ),
  transferFiles: removed,
  insurabilityFiles: removed,
  transferPolicies: retained(
    isNotNull(TABLES.transferPolicies.transfer),
    'Policies in transfers that you submitted',
    'They’re part of the transfer, and of the letters to your insurers.',
  ),
  transfers: retained(
    isNotNull(TABLES.transfers.reference),
    'Transfers that you submitted',
    'We’re a licensed broker, so we have to keep records that show what we did for you.',
  ),
  policies: retained(
    everyRow,
    'Your policies, as we’ve recorded them',
    'We’re paid for them, so we have to keep records of that. They show what you were covered for.',
  ),
  policyChanges: retained(
    everyRow,
    'Changes of cover that you asked for, with your health answers',
    'We’re a licensed broker, so we have to keep records that show what we did for you.',
  ),
  insurabilityRequests: retained(
    everyRow,
    'Increases in cover that you asked for after a life event',
    'They’re part of a policy’s record.',
  ),
  uploadPieces: removed,
  uploads: removed,
  claimFiles: removed,
  claims: retained(
    everyRow,
    'Claims that you lodged, with what you told us',
    'We’re a licensed broker, so we have to keep records that show what we did for you.',
  ),
  identityFiles: removed,
  identityChecks: removed,
  signatures: retained(
    everyRow,
    'Signatures on applications and transfers that you submitted',
    'An application or a transfer isn’t complete without them.',
  ),
  contactRequests: removed,
  appointments: removed,
  mails: removed,
  users: removed,
  userUpdates: removed,
  detailNotices: removed,
  beneficiaries: removed,
  secondPolicyHolders: removed,
  drafts: removed,
  resumes: removed,
  mailedComparisons: removed,
  refreshTokens: removed,
  challengeSessions: removed,
  tokenFamilies: removed,
  identityUsers: removed,
  accountClosings: {
    kind: 'untouched',
    why: 'The closing itself: a number of the account without a name. It goes a day later.',
  },
  signingKeys: { kind: 'untouched', why: 'They aren’t about any customer.' },
  oneTimeCodes: {
    kind: 'untouched',
    why: 'Nobody can read from them whose they are, and they go after ten minutes.',
  },
  useCounts: {
    kind: 'untouched',
    why: 'Counts under a fingerprint instead of a name. They go a day after they end, after 31 days at the latest.',
  },
}

/** What is not deleted with an account, as the customer is told before they close it. */
export const retainedRecords = (): RetainedRecord[] =>
  Object.values(CLOSING_RULES).flatMap((rule) => (rule.kind === 'retained' ? [rule.record] : []))
