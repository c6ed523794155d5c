import { and, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { TABLES, type TableName } from '../../database/tables.ts'
import { emailHashes } from '../../sealing/emailHash.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { type Customer, isPoolSubject } from './Customer.ts'

const { accountClosings, applicationCopies, applications, appointments, beneficiaries, calculations } = TABLES
const { challengeSessions, contactRequests, detailNotices, drafts, identityUsers, mails, quotes } = TABLES
const { claimFiles, claims, uploadPieces, uploads } = TABLES
const { identityChecks, identityFiles, insurabilityFiles, insurabilityRequests, policyChanges } = TABLES
const {
  mailedComparisons,
  policies,
  refreshTokens,
  resumes,
  secondPolicyHolders,
  signatures,
  tokenFamilies,
} = TABLES
const { transferFiles, transferPolicies, transfers, userUpdates, users } = TABLES

/** Which rows of a table are about a customer, as a condition. Sealed addresses are found by their hashes. */
export type RowsOf = (customer: Customer, sealing: Sealing) => SQL | undefined

const byOwner =
  (column: PgColumn): RowsOf =>
  ({ subject }) =>
    eq(column, subject)

/** Rows of the user pool, whose subjects are UUIDs. */
const bySubject =
  (column: PgColumn): RowsOf =>
  ({ subject }) =>
    isPoolSubject(subject) ? eq(column, subject) : sql`false`

/**
 * Rows that came without sign-in, with an address in them: whoever has the account has shown that it is theirs. One of
 * before counts for as long as it was.
 */
const byAddress =
  (isTo: (email: string, sealing: Sealing) => SQL, at: PgColumn): RowsOf =>
  ({ email, formerEmails }, sealing) =>
    or(
      email === null ? sql`false` : isTo(email, sealing),
      ...formerEmails.map((former) => and(isTo(former.email, sealing), lte(at, new Date(former.until)))),
    )

const byEmailHash = (hash: PgColumn, at: PgColumn): RowsOf =>
  byAddress((email, sealing) => inArray(hash, emailHashes(sealing, email)), at)

const ownApplications = ({ subject }: Customer) =>
  sql`(select ${applications.id} from ${applications} where ${applications.owner} = ${subject})`
const ownTransfers = ({ subject }: Customer) =>
  sql`(select ${transfers.id} from ${transfers} where ${transfers.owner} = ${subject})`
const ownTransferDrafts = ({ subject }: Customer) =>
  sql`(select ${transfers.draftKey} from ${transfers} where ${transfers.owner} = ${subject})`
const ownClaims = ({ subject }: Customer) =>
  sql`(select ${claims.id} from ${claims} where ${claims.owner} = ${subject})`
const ownUploads = ({ subject }: Customer) =>
  sql`(select ${uploads.id} from ${uploads} where ${uploads.owner} = ${subject})`
const ownChecks = ({ subject }: Customer) =>
  sql`(select ${identityChecks.id} from ${identityChecks} where ${identityChecks.owner} = ${subject})`
const ownIncreases = ({ subject }: Customer) =>
  sql`(select ${insurabilityRequests.id} from ${insurabilityRequests} where ${insurabilityRequests.owner} = ${subject})`
const ownSessions = (customer: Customer, sealing: Sealing) =>
  sql`(select ${tokenFamilies.id} from ${tokenFamilies} where ${bySubject(tokenFamilies.sub)(customer, sealing)})`

/**
 * The rows that each table has about a customer; null where rows name nobody. The export and the closing of an account
 * both rest on it. A table that is missing does not compile.
 */
export const ROWS_OF: Readonly<Record<TableName, RowsOf | null>> = {
  quotes: byOwner(quotes.owner),
  calculations: (customer, sealing) =>
    or(
      eq(calculations.owner, customer.subject),
      byEmailHash(calculations.emailHash, calculations.savedAt)(customer, sealing),
    ),
  applications: byOwner(applications.owner),
  applicationCopies: (customer) => inArray(applicationCopies.application, ownApplications(customer)),
  transfers: byOwner(transfers.owner),
  transferPolicies: (customer) =>
    or(
      eq(transferPolicies.owner, customer.subject),
      inArray(transferPolicies.transfer, ownTransfers(customer)),
    ),
  transferFiles: (customer) => inArray(transferFiles.draftKey, ownTransferDrafts(customer)),
  policies: byOwner(policies.owner),
  policyChanges: byOwner(policyChanges.owner),
  insurabilityRequests: byOwner(insurabilityRequests.owner),
  insurabilityFiles: (customer) => inArray(insurabilityFiles.request, ownIncreases(customer)),
  signatures: (customer) =>
    or(
      inArray(signatures.application, ownApplications(customer)),
      inArray(signatures.transfer, ownTransfers(customer)),
    ),
  // A second policy holder's belongs to their signature.
  identityChecks: byOwner(identityChecks.owner),
  identityFiles: (customer) => inArray(identityFiles.check, ownChecks(customer)),
  claims: byOwner(claims.owner),
  claimFiles: (customer) => inArray(claimFiles.claim, ownClaims(customer)),
  uploads: byOwner(uploads.owner),
  uploadPieces: (customer) => inArray(uploadPieces.upload, ownUploads(customer)),
  contactRequests: byEmailHash(contactRequests.emailHash, contactRequests.savedAt),
  appointments: byEmailHash(appointments.emailHash, appointments.savedAt),
  mails: byAddress((email) => sql`lower(${mails.to}) = ${email}`, mails.sentAt),
  users: byOwner(users.subject),
  detailNotices: byOwner(detailNotices.owner),
  accountClosings: byOwner(accountClosings.subject),
  userUpdates: byOwner(userUpdates.owner),
  beneficiaries: byOwner(beneficiaries.owner),
  secondPolicyHolders: byOwner(secondPolicyHolders.owner),
  drafts: byOwner(drafts.owner),
  resumes: byEmailHash(resumes.emailHash, resumes.savedAt),
  mailedComparisons: byEmailHash(mailedComparisons.emailHash, mailedComparisons.savedAt),
  identityUsers: bySubject(identityUsers.sub),
  tokenFamilies: bySubject(tokenFamilies.sub),
  refreshTokens: (customer, sealing) => inArray(refreshTokens.family, ownSessions(customer, sealing)),
  challengeSessions: bySubject(challengeSessions.sub),
  signingKeys: null,
  oneTimeCodes: null,
  useCounts: null,
}
