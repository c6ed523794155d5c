import { isNotNull, isNull, like, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { CLOSED } from './closedOwner.ts'
import { RETAINED_APPLICATION_DAYS } from './retainedApplicationDays.ts'
import { RETAINED_REVISIONS } from './retainedRevisions.ts'
import { TABLES, type TableName } from './tables.ts'

const { applicationCopies, applications, appointments, calculations, contactRequests, drafts } = TABLES
const { detailNotices, mailedComparisons, identityUsers, mails, policies, policyChanges, quotes } = TABLES
const { challengeSessions, oneTimeCodes, resumes, signatures, tokenFamilies, useCounts, userUpdates } = TABLES
const { claimFiles, claims, uploads } = TABLES
const { identityChecks, identityFiles, insurabilityFiles, transferFiles, transferPolicies, transfers } =
  TABLES

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A transfer takes some weeks; afterwards nobody needs the photo of a schedule. */
const FILE_DAYS = 90
/** The longest decision takes nine months; afterwards the insurer has the originals. */
const CLAIM_FILE_DAYS = 366
/** Longer than a draft lives on a device, so that a request is never repeated after its key was deleted. */
const KEYS_MS = 36 * DAY_MS
const LATEST_OF_A_DRAFT = `of a draft’s revisions the latest ${RETAINED_REVISIONS} keep their answers`

/** What a column gets instead of its value, and which rows have not got it yet. */
interface Clearing {
  set: Record<string, SQL>
  pending: SQL
}

/** Rows end so long after the time of a column, or of an expression of columns; rows without that time stay. */
export interface EndRule {
  since: PgColumn | SQL
  afterMs: number
  /** Only these rows. */
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
export interface StayRule {
  stays: string
}

export type RetentionRule = EndRule | LatestRule | StayRule

const setNull = (column: PgColumn, ...more: string[]): Clearing => ({
  set: Object.fromEntries([column.name, ...more].map((name) => [name, sql`null`])),
  pending: isNotNull(column),
})

const saveKeys = (since: PgColumn, where?: SQL): EndRule => ({
  since,
  afterMs: KEYS_MS,
  ...(where && { where }),
  description: `deleted 36 days after it was saved${where ? ', unless a customer saved it' : ''}`,
})

/** A save without tracking is a draft of its own. */
const draftOf = (table: typeof quotes | typeof calculations) =>
  sql`coalesce(${table.draft}, ${table.id}::text)`

/** How long the data of every table is retained. A table without a rule does not compile, and fails a test. */
export const RETENTION: Record<TableName, RetentionRule[]> = {
  quotes: [
    saveKeys(quotes.savedAt, isNull(quotes.owner)),
    {
      since: quotes.savedAt,
      afterMs: 366 * DAY_MS,
      description: 'a customer’s: deleted after a year',
    },
    {
      retainLatest: RETAINED_REVISIONS,
      per: [sql`coalesce(${quotes.owner}, ${quotes.clientId})`, draftOf(quotes)],
      newestFirst: sql`${quotes.rev} desc nulls last, ${quotes.savedAt} desc`,
      clear: { set: { body: sql`'{}'::jsonb` }, pending: sql`${quotes.body} <> '{}'` },
      description: `${LATEST_OF_A_DRAFT}, older ones a fingerprint of the offer only`,
    },
  ],
  calculations: [
    saveKeys(calculations.savedAt),
    {
      retainLatest: RETAINED_REVISIONS,
      per: [calculations.clientId, draftOf(calculations)],
      newestFirst: sql`${calculations.rev} desc nulls last, ${calculations.savedAt} desc`,
      clear: {
        set: { body: sql`'{}'::jsonb`, email_hash: sql`null` },
        pending: sql`${calculations.body} <> '{}'`,
      },
      description: LATEST_OF_A_DRAFT,
    },
  ],
  applications: [
    {
      since: applications.savedAt,
      afterMs: KEYS_MS,
      where: isNull(applications.reference),
      description: 'a save on the way: deleted 36 days after it was saved',
    },
    {
      retainLatest: RETAINED_REVISIONS,
      per: [sql`coalesce(${applications.owner}, ${applications.clientId})`, applications.draftKey],
      newestFirst: sql`${applications.rev} desc, ${applications.savedAt} desc`,
      where: isNull(applications.reference),
      clear: setNull(applications.sealedBody),
      description: LATEST_OF_A_DRAFT,
    },
    {
      since: applications.savedAt,
      afterMs: RETAINED_APPLICATION_DAYS * DAY_MS,
      description: `a submission: deleted after seven years (${RETAINED_APPLICATION_DAYS} days), as long as the Corporations Act 2001, s 286, has a licensee retain its records; the saves of its draft lose their answers at once`,
    },
  ],
  applicationCopies: [
    {
      since: applicationCopies.endsAt,
      afterMs: 0,
      description: 'deleted an hour after the code was entered',
    },
  ],
  transfers: [
    {
      since: transfers.savedAt,
      afterMs: KEYS_MS,
      where: isNull(transfers.reference),
      description: 'a save on the way: deleted 36 days after it was saved',
    },
    {
      retainLatest: RETAINED_REVISIONS,
      per: [transfers.draftKey],
      newestFirst: sql`${transfers.rev} desc, ${transfers.savedAt} desc`,
      where: isNull(transfers.reference),
      clear: setNull(transfers.sealedBody),
      description: LATEST_OF_A_DRAFT,
    },
    {
      since: transfers.savedAt,
      afterMs: RETAINED_APPLICATION_DAYS * DAY_MS,
      description: `a submission: deleted after seven years (${RETAINED_APPLICATION_DAYS} days), as an application; the saves of its draft lose their answers at once`,
    },
  ],
  transferPolicies: [
    {
      since: transferPolicies.savedAt,
      afterMs: KEYS_MS,
      where: isNull(transferPolicies.transfer),
      description: 'of a transfer on the way: deleted 36 days after it was saved',
    },
    { stays: 'else deleted with its transfer' },
  ],
  transferFiles: [
    {
      since: transferFiles.savedAt,
      afterMs: FILE_DAYS * DAY_MS,
      description: `deleted ${FILE_DAYS} days after it was stored, by when a transfer is over`,
    },
  ],
  policies: [
    {
      since: policies.savedAt,
      afterMs: RETAINED_APPLICATION_DAYS * DAY_MS,
      where: like(policies.owner, `${CLOSED}%`),
      description: `of a closed account: deleted after seven years (${RETAINED_APPLICATION_DAYS} days), as an application`,
    },
    { stays: 'else stays with the customer’s account' },
  ],
  policyChanges: [
    {
      since: policyChanges.savedAt,
      afterMs: RETAINED_APPLICATION_DAYS * DAY_MS,
      description: `deleted after seven years (${RETAINED_APPLICATION_DAYS} days), as an application`,
    },
  ],
  insurabilityRequests: [{ stays: 'stays with its policy, since later increases are measured by it' }],
  insurabilityFiles: [
    {
      since: insurabilityFiles.savedAt,
      afterMs: FILE_DAYS * DAY_MS,
      description: `deleted ${FILE_DAYS} days after it was stored, by when the insurer has decided`,
    },
  ],
  signatures: [
    {
      since: signatures.expiresAt,
      afterMs: 30 * DAY_MS,
      clear: setNull(signatures.tokenHash, signatures.secretHash.name),
      description: 'a link is forgotten 30 days after it ended; until then it can be renewed',
    },
    { stays: 'a signature is deleted with its application or its transfer' },
  ],
  identityChecks: [
    {
      since: identityChecks.updatedAt,
      afterMs: 90 * DAY_MS,
      where: ne(identityChecks.state, 'verified'),
      description: 'without a match: deleted 90 days after the last try',
    },
    {
      stays:
        'a match stays with the customer’s account; a second policy holder’s is deleted with their signature',
    },
  ],
  identityFiles: [
    {
      since: identityFiles.savedAt,
      afterMs: DAY_MS,
      description: 'deleted with the result of the check, at the latest a day after it was stored',
    },
  ],
  claims: [
    {
      since: claims.updatedAt,
      afterMs: RETAINED_APPLICATION_DAYS * DAY_MS,
      where: isNotNull(claims.closedAt),
      description: `once it is over: deleted seven years (${RETAINED_APPLICATION_DAYS} days) after it last changed, as an application`,
    },
    { stays: 'stays while it is open' },
  ],
  claimFiles: [
    {
      since: claimFiles.savedAt,
      afterMs: CLAIM_FILE_DAYS * DAY_MS,
      description: `deleted ${CLAIM_FILE_DAYS} days after it was stored, by when the insurer has decided`,
    },
  ],
  uploads: [
    {
      since: uploads.createdAt,
      afterMs: DAY_MS,
      description: 'deleted a day after it was begun, whether it arrived or not',
    },
  ],
  uploadPieces: [{ stays: 'deleted once the file is whole, or with its upload' }],
  contactRequests: [
    {
      since: contactRequests.consentEndsAt,
      afterMs: 0,
      description: 'deleted when consent to offers ends (42 days)',
    },
    {
      since: contactRequests.savedAt,
      afterMs: 30 * DAY_MS,
      where: isNull(contactRequests.consentEndsAt),
      description: 'without consent: deleted after 30 days, by when the request is answered',
    },
  ],
  appointments: [
    {
      since: appointments.lastSlotAt,
      afterMs: DAY_MS,
      clear: setNull(appointments.sealedAnswers),
      description: 'answers that were sent along go a day after the last time asked for',
    },
    {
      since: sql`greatest(${appointments.lastSlotAt}, ${appointments.consentEndsAt})`,
      afterMs: DAY_MS,
      description: 'deleted a day after the last time asked for and the end of consent to offers',
    },
    {
      since: appointments.savedAt,
      afterMs: 62 * DAY_MS,
      description: 'at the latest 62 days after it was asked for; no time is further ahead than 60',
    },
  ],
  mails: [
    {
      since: mails.sentAt,
      afterMs: DAY_MS,
      clear: {
        set: { asked_by: sql`null`, asked_from: sql`null` },
        pending: sql`(${mails.askedBy} is not null or ${mails.askedFrom} is not null)`,
      },
      description: 'who asked for it goes after a day, which is as far back as the limits look',
    },
    { since: mails.sentAt, afterMs: 30 * DAY_MS, description: 'deleted after 30 days' },
  ],
  users: [{ stays: 'stays with the customer’s account' }],
  detailNotices: [
    {
      since: detailNotices.savedAt,
      afterMs: 30 * DAY_MS,
      description: 'deleted after 30 days, by when the insurer is told',
    },
  ],
  accountClosings: [
    { stays: 'deleted a day after the account was closed, with whatever a last token wrote meanwhile' },
  ],
  userUpdates: [saveKeys(userUpdates.savedAt)],
  beneficiaries: [{ stays: 'stays with the customer’s account' }],
  secondPolicyHolders: [{ stays: 'stays with the customer’s account' }],
  drafts: [
    {
      since: drafts.expiresAt,
      afterMs: 0,
      clear: setNull(drafts.content),
      description: 'answers go 30 days after they were saved',
    },
    {
      retainLatest: RETAINED_REVISIONS,
      per: [drafts.owner, drafts.flow],
      newestFirst: sql`${drafts.rev} desc, ${drafts.savedAt} desc`,
      clear: setNull(drafts.content),
      description: LATEST_OF_A_DRAFT,
    },
    saveKeys(drafts.savedAt),
  ],
  mailedComparisons: [
    {
      since: mailedComparisons.expiresAt,
      afterMs: 0,
      clear: setNull(mailedComparisons.content, mailedComparisons.emailHash.name),
      description: 'the comparison goes after 30 days',
    },
    saveKeys(mailedComparisons.savedAt),
  ],
  resumes: [
    {
      since: resumes.expiresAt,
      afterMs: 0,
      clear: setNull(resumes.content, resumes.codeHash.name, resumes.emailHash.name),
      description: 'answers and code go after 7 days',
    },
    {
      since: resumes.codeEndsAt,
      afterMs: 0,
      where: isNotNull(resumes.openedBy),
      clear: setNull(resumes.content, resumes.codeHash.name, resumes.emailHash.name),
      description: 'and once handed over, when the code ends (10 minutes)',
    },
    saveKeys(resumes.savedAt),
  ],
  identityUsers: [
    {
      since: identityUsers.modifiedAt,
      afterMs: DAY_MS,
      where: sql`${identityUsers.status} = 'UNCONFIRMED'`,
      description: 'deleted after 24 hours without a confirmed address',
    },
    {
      since: identityUsers.modifiedAt,
      afterMs: DAY_MS,
      clear: setNull(identityUsers.pendingEmail),
      description: 'a new address that nobody confirmed goes after 24 hours',
    },
    { stays: 'stays while the account does' },
  ],
  tokenFamilies: [
    {
      since: sql`least(${tokenFamilies.endsAt}, ${tokenFamilies.revokedAt})`,
      afterMs: DAY_MS,
      description: 'deleted a day after the session ended',
    },
  ],
  refreshTokens: [{ stays: 'deleted with its session; until then a used one shows a theft' }],
  challengeSessions: [
    { since: challengeSessions.endsAt, afterMs: 0, description: 'deleted after 3 minutes' },
  ],
  signingKeys: [{ stays: 'stays, since tokens are checked with it' }],
  oneTimeCodes: [{ since: oneTimeCodes.endsAt, afterMs: 0, description: 'deleted after 10 minutes' }],
  useCounts: [
    {
      since: useCounts.endsAt,
      afterMs: DAY_MS,
      description: 'deleted a day after the window ended, which is longer than any lock looks back',
    },
  ],
}
