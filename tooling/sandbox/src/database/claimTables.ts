import type { ClaimDocument, ClaimOutcome, ClaimStage } from '@coverkit/core/claims'
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
import type { Schema } from '../document/Schema.ts'

type FileType = Schema<'StoredFile'>['mediaType']

/** Claims that customers lodged. The insurer decides; what is here is how far it is. */
export const claims = pgTable(
  'claims',
  {
    id: uuid('id').primaryKey(),
    /** The subject of the customer who lodged it. */
    owner: text('owner').notNull(),
    /** Of a policy on file. Without a reference: the record of a claim outlives the policy. */
    policy: uuid('policy_id'),
    /** Tells a request from its repetition; null where none was sent. */
    key: uuid('key'),
    /** Made with a key of the backend's. */
    bodyHash: text('body_hash').notNull(),
    /** What the customer quotes. */
    reference: text('reference').notNull().unique(),
    /** What was told, answers about health included, sealed for this row. */
    sealedClaim: text('sealed_claim').notNull(),
    stage: text('stage').$type<ClaimStage>().notNull(),
    lodgedAt: timestamp('lodged_at', { withTimezone: true }).notNull(),
    acknowledgedAt: timestamp('acknowledged_at', { withTimezone: true }),
    reviewedAt: timestamp('reviewed_at', { withTimezone: true }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    outcome: text('outcome').$type<ClaimOutcome>(),
    /** Papers that the insurer asked for, and since when it waits for them. */
    requested: jsonb('requested').$type<ClaimDocument[]>().notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }),
    /** Where it is paid to, sealed for this row; null before it is accepted. */
    sealedBank: text('sealed_bank'),
    /** When the insurer goes on by itself; null while it waits, and at the end. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** When nothing more was to come of it; null while it is open. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('claims_key').on(table.owner, table.key),
    index('claims_policy').on(table.policy),
    index('claims_due').on(table.dueAt),
  ],
)

/** Files of claims, as they were passed on. */
export const claimFiles = pgTable(
  'claim_files',
  {
    claim: uuid('claim_id')
      .notNull()
      .references(() => claims.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    document: text('document').$type<ClaimDocument>().notNull(),
    mediaType: text('media_type').$type<FileType>().notNull(),
    /** Of the file, in bytes. */
    size: integer('size').notNull(),
    /** The file in base64, sealed for this row. */
    sealedFile: text('sealed_file').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.claim, table.number] })],
)

/** Files on their way in pieces. One that has arrived stays until it expires, so that a lost answer can be asked for again. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey(),
    /** The subject of the customer who sends it. */
    owner: text('owner').notNull(),
    claim: uuid('claim_id')
      .notNull()
      .references(() => claims.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    document: text('document').$type<ClaimDocument>().notNull(),
    mediaType: text('media_type').$type<FileType>().notNull(),
    /** Of the whole file, in bytes. */
    size: integer('size').notNull(),
    /** How many of them are stored. */
    received: integer('received').notNull().default(0),
    /** When it became a file of the claim, and its pieces went. */
    storedAt: timestamp('stored_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('uploads_claim').on(table.claim)],
)

/** What has arrived of an upload. */
export const uploadPieces = pgTable(
  'upload_pieces',
  {
    upload: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    /** Of its first byte in the file. */
    start: integer('start').notNull(),
    /** The bytes in base64, sealed for this row. */
    sealedPiece: text('sealed_piece').notNull(),
  },
  (table) => [primaryKey({ columns: [table.upload, table.start] })],
)
