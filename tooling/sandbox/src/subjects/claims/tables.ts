import type { ClaimDocument, ClaimOutcome, ClaimStage } from '@coverkit/core/claims'
import { asc, desc, isNotNull } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { removed, retained } from '../../database/closingRule.ts'
import { belongingTo, declareTable } from '../../database/declareTable.ts'
import {
  content,
  fingerprint,
  inJsonOnly,
  internalId,
  movedFile,
  owner,
  shown,
} from '../../database/exportedColumns.ts'
import { fileColumns } from '../../database/fileColumns.ts'
import { byOwner } from '../../database/ownRows.ts'
import { RETAINED_APPLICATION_DAYS } from '../../database/retainedApplicationDays.ts'
import { DAY_MS } from '../../database/retentionRule.ts'
import type { Schema } from '../../document/Schema.ts'
import { openText } from '../../sealing/sealedJson.ts'

type FileType = Schema<'StoredFile'>['mediaType']
/** The longest decision takes nine months; after it the insurer has the originals. */
const CLAIM_FILE_DAYS = 366

/** A value that was sealed for a row opens for that row alone. */
export const claimPurpose = (id: string): string => `claim ${id}`
export const bankPurpose = (id: string): string => `claim bank ${id}`
export const claimFilePurpose = (claim: string, number: number): string => `claim file ${claim} ${number}`

/** Claims that customers lodged, and their stage. The insurer decides on them. */
export const claims = declareTable(
  pgTable(
    'claims',
    {
      id: uuid('id').primaryKey(),
      /** The subject of the customer who lodged it. */
      owner: text('owner').notNull(),
      /** The policy's id, without a foreign key: the record of a claim outlives the policy. */
      policy: uuid('policy_id'),
      /** Identifies a repeated request; null if none was sent. */
      key: uuid('key'),
      /** A keyed hash. */
      bodyHash: text('body_hash').notNull(),
      /** The reference number that the customer quotes. */
      reference: text('reference').notNull().unique(),
      /** The claim's answers, those about health included, sealed for this row. */
      sealedClaim: text('sealed_claim').notNull(),
      stage: text('stage').$type<ClaimStage>().notNull(),
      lodgedAt: timestamp('lodged_at', { withTimezone: true }).notNull(),
      acknowledgedAt: timestamp('acknowledged_at', { withTimezone: true }),
      reviewedAt: timestamp('reviewed_at', { withTimezone: true }),
      decidedAt: timestamp('decided_at', { withTimezone: true }),
      paidAt: timestamp('paid_at', { withTimezone: true }),
      outcome: text('outcome').$type<ClaimOutcome>(),
      /** Documents that the insurer requested, and since when it waits for them. */
      requested: jsonb('requested').$type<ClaimDocument[]>().notNull(),
      requestedAt: timestamp('requested_at', { withTimezone: true }),
      /** The account for the payment, sealed for this row; null before the claim is accepted. */
      sealedBank: text('sealed_bank'),
      /** The time of the insurer's next step; null while the insurer waits for the customer, and at the end. */
      dueAt: timestamp('due_at', { withTimezone: true }),
      /** The time from which nothing more happens; null while the claim is open. */
      closedAt: timestamp('closed_at', { withTimezone: true }),
      updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    },
    (table) => [
      uniqueIndex('claims_key').on(table.owner, table.key),
      index('claims_policy').on(table.policy),
      index('claims_due').on(table.dueAt),
    ],
  ),
  (table) => ({
    rows: byOwner(table.owner),
    retention: [
      {
        since: table.updatedAt,
        afterMs: RETAINED_APPLICATION_DAYS * DAY_MS,
        where: isNotNull(table.closedAt),
        description: `once it is over: deleted seven years (${RETAINED_APPLICATION_DAYS} days) after it last changed, as an application`,
      },
      { stays: 'stays while it is open' },
    ],
    exported: {
      chapter: 'records',
      title: 'Claims you lodged',
      columns: {
        id: shown('Number'),
        owner,
        policy: shown('Policy'),
        key: internalId,
        bodyHash: fingerprint,
        reference: shown('Reference'),
        sealedClaim: content,
        stage: shown('Where it’s up to'),
        lodgedAt: shown('When you lodged it'),
        acknowledgedAt: shown('When the insurer acknowledged it'),
        reviewedAt: shown('When the insurer reviewed it'),
        decidedAt: shown('When the insurer decided'),
        paidAt: shown('When the insurer paid'),
        outcome: shown('The decision'),
        requested: shown('What the insurer asked you for'),
        requestedAt: shown('When it asked'),
        sealedBank: shown('Where it’s paid'),
        dueAt: shown('When we’ll next check on it'),
        closedAt: shown('When it ended'),
        updatedAt: shown('Last change'),
      },
      order: [desc(table.lodgedAt), table.id],
      open: (sealing, row) => ({
        sealedClaim: openText(sealing, claimPurpose(row.id), row.sealedClaim),
        sealedBank: openText(sealing, bankPurpose(row.id), row.sealedBank),
      }),
    },
    closing: retained(
      null,
      'Claims that you lodged, with what you told us',
      'We’re a licensed broker, so we have to keep records that show what we did for you.',
      { owner: table.owner, since: table.updatedAt },
    ),
  }),
)

/** Files of claims, as they were passed on. */
export const claimFiles = declareTable(
  pgTable(
    'claim_files',
    {
      claim: uuid('claim_id')
        .notNull()
        .references(() => claims.id, { onDelete: 'cascade' }),
      number: integer('number').notNull(),
      document: text('document').$type<ClaimDocument>().notNull(),
      mediaType: text('media_type').$type<FileType>().notNull(),
      ...fileColumns(),
    },
    (table) => [primaryKey({ columns: [table.claim, table.number] })],
  ),
  (table) => ({
    rows: belongingTo(table.claim, claims.id),
    retention: [
      {
        since: table.savedAt,
        afterMs: CLAIM_FILE_DAYS * DAY_MS,
        description: `deleted ${CLAIM_FILE_DAYS} days after it was stored, by when the insurer has decided`,
      },
    ],
    exported: {
      chapter: 'files',
      title: 'Documents you sent with a claim',
      columns: {
        claim: shown('Claim'),
        number: shown('Number'),
        document: shown('What it is'),
        mediaType: shown('Type'),
        size: shown('Size in bytes'),
        file: inJsonOnly('The file, in base64'),
        fileHash: fingerprint,
        sealedFile: movedFile,
        savedAt: shown('When we got it'),
      },
      order: [desc(table.savedAt), table.claim, asc(table.number)],
      fileOf: (row) => ({ ...row, purpose: claimFilePurpose(row.claim, row.number) }),
    },
    closing: removed,
  }),
)

export const claimTables = { claims, claimFiles }
