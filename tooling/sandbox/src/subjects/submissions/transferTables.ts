import { asc, desc, isNotNull, isNull, sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { removed, retained } from '../../database/closingRule.ts'
import { belongingTo, declareTable } from '../../database/declareTable.ts'
import {
  content,
  fingerprint,
  inJsonOnly,
  internalId,
  movedFile,
  owner,
  revisionColumns,
  shown,
} from '../../database/exportedColumns.ts'
import { fileColumns } from '../../database/fileColumns.ts'
import { anyOf, byOwner } from '../../database/ownRows.ts'
import { RETAINED_APPLICATION_DAYS } from '../../database/retainedApplicationDays.ts'
import { RETAINED_REVISIONS } from '../../database/retainedRevisions.ts'
import { DAY_MS, FILE_DAYS, KEYS_MS, LATEST_OF_A_DRAFT, setNull } from '../../database/retentionRule.ts'
import type { Schema } from '../../document/Schema.ts'
import { openText } from '../../sealing/sealedJson.ts'

/** A value that was sealed for a row opens for that row alone. */
export const transferPurpose = (id: string): string => `transfer ${id}`
export const transferPolicyPurpose = (id: string): string => `transfer policy ${id}`
export const transferFilePurpose = (draftKey: string, number: number): string =>
  `transfer file ${draftKey} ${number}`

/**
 * Transfers of policies, a row for each revision, as for applications. The policies have a table of their own,
 * since they outlive the draft that they came with.
 */
export const transfers = declareTable(
  pgTable(
    'transfers',
    {
      id: uuid('id').primaryKey(),
      trackingId: uuid('tracking_id').notNull().unique(),
      clientId: text('client_id').notNull(),
      draft: text('draft').notNull(),
      /** A transfer's key, which drafts on several devices may share. One row of a key is submitted. */
      draftKey: text('draft_key').notNull(),
      rev: integer('rev').notNull(),
      /** The subject of the token that the save came with; null for a visitor. */
      owner: text('owner'),
      bodyHash: text('body_hash').notNull(),
      status: text('status').$type<Schema<'TransferStatus'>>().notNull(),
      /** The reference number that the customer quotes; null until submitted. */
      reference: text('reference').unique(),
      /**
       * A double hash of the secret that reads a visitor's transfer and stores its files; a customer's is marked.
       */
      secretHash: text('secret_hash'),
      /** Null once a later revision or the submission has replaced it. */
      sealedBody: text('sealed_body'),
      savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    },
    (table) => [
      index('transfers_client').on(table.clientId),
      index('transfers_owner').on(table.owner),
      index('transfers_draft').on(table.draftKey, table.rev),
      index('transfers_name').on(table.draft),
      index('transfers_secret').on(table.secretHash),
      uniqueIndex('transfers_submitted').on(table.draftKey).where(sql`${table.reference} is not null`),
    ],
  ),
  (table) => ({
    rows: byOwner(table.owner),
    retention: [
      {
        since: table.savedAt,
        afterMs: KEYS_MS,
        where: isNull(table.reference),
        description: 'a save on the way: deleted 36 days after it was saved',
      },
      {
        retainLatest: RETAINED_REVISIONS,
        per: [table.draftKey],
        newestFirst: sql`${table.rev} desc, ${table.savedAt} desc`,
        where: isNull(table.reference),
        clear: setNull(table.sealedBody),
        description: LATEST_OF_A_DRAFT,
      },
      {
        since: table.savedAt,
        afterMs: RETAINED_APPLICATION_DAYS * DAY_MS,
        description: `a submission: deleted after seven years (${RETAINED_APPLICATION_DAYS} days), as an application; the saves of its draft lose their answers at once`,
      },
    ],
    exported: {
      chapter: 'records',
      title: 'Transfers of policies to us',
      columns: revisionColumns,
      where: isNotNull(table.sealedBody),
      order: [desc(table.savedAt), desc(table.rev), table.id],
      open: (sealing, row) => ({ sealedBody: openText(sealing, transferPurpose(row.id), row.sealedBody) }),
    },
    closing: retained(
      isNotNull(table.reference),
      'Transfers that you submitted',
      'We’re a licensed broker, so we have to keep records that show what we did for you.',
    ),
  }),
)

/** Policies to transfer, each with its stage. */
export const transferPolicies = declareTable(
  pgTable(
    'transfer_policies',
    {
      id: uuid('id').primaryKey(),
      /** The draft that it first came with, and its row there. */
      draftKey: text('draft_key').notNull(),
      rowKey: text('row_key').notNull(),
      /** The position in the latest list. */
      place: integer('place').notNull(),
      owner: text('owner'),
      /** The submission that includes it; null before. */
      transfer: uuid('transfer_id').references(() => transfers.id, { onDelete: 'cascade' }),
      /** Insurer, number, name and the rest, sealed for this row. */
      sealedPolicy: text('sealed_policy').notNull(),
      status: text('status').$type<'Active' | 'Discontinued'>().notNull(),
      /** Null until every holder has signed. */
      stage: text('stage').$type<Schema<'TransferStage'>>(),
      stageAt: timestamp('stage_at', { withTimezone: true }),
      /** The time at which the letter was sent. */
      sentAt: timestamp('sent_at', { withTimezone: true }),
      /** The time at which it moves to the next stage without a request; null for never. */
      dueAt: timestamp('due_at', { withTimezone: true }),
      savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    },
    (table) => [
      uniqueIndex('transfer_policies_row').on(table.draftKey, table.rowKey),
      index('transfer_policies_owner').on(table.owner),
      index('transfer_policies_transfer').on(table.transfer),
      index('transfer_policies_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    ],
  ),
  (table) => ({
    rows: anyOf(byOwner(table.owner), belongingTo(table.transfer, transfers.id)),
    retention: [
      {
        since: table.savedAt,
        afterMs: KEYS_MS,
        where: isNull(table.transfer),
        description: 'of a transfer on the way: deleted 36 days after it was saved',
      },
      { stays: 'else deleted with its transfer' },
    ],
    exported: {
      chapter: 'records',
      title: 'Policies you asked us to look after',
      columns: {
        id: shown('Number'),
        draftKey: internalId,
        rowKey: internalId,
        place: internalId,
        owner,
        transfer: shown('Transfer'),
        sealedPolicy: content,
        status: shown('Status'),
        stage: shown('Where it’s up to'),
        stageAt: shown('Since'),
        sentAt: shown('When we sent the letter'),
        dueAt: shown('When we’ll next check on it'),
        savedAt: shown('When we got it'),
      },
      order: [desc(table.savedAt), asc(table.place), table.id],
      open: (sealing, row) => ({
        sealedPolicy: openText(sealing, transferPolicyPurpose(row.id), row.sealedPolicy),
      }),
    },
    closing: retained(
      isNotNull(table.transfer),
      'Policies in transfers that you submitted',
      'They’re part of the transfer, and of the letters to your insurers.',
    ),
  }),
)

/** Photos and documents of policy schedules, by draft and number. */
export const transferFiles = declareTable(
  pgTable(
    'transfer_files',
    {
      draftKey: text('draft_key').notNull(),
      number: integer('number').notNull(),
      mediaType: text('media_type').$type<Schema<'StoredFile'>['mediaType']>().notNull(),
      ...fileColumns(),
    },
    (table) => [primaryKey({ columns: [table.draftKey, table.number] })],
  ),
  (table) => ({
    rows: belongingTo(table.draftKey, transfers.draftKey),
    retention: [
      {
        since: table.savedAt,
        afterMs: FILE_DAYS * DAY_MS,
        description: `deleted ${FILE_DAYS} days after it was stored, by when a transfer is over`,
      },
      {
        since: table.savedAt,
        afterMs: 0,
        where: sql`not exists (select 1 from ${transfers} where ${transfers.draftKey} = ${table.draftKey})`,
        description:
          'of a transfer that was not submitted: deleted with its answers, 36 days after they were saved',
      },
    ],
    exported: {
      chapter: 'files',
      title: 'Photos and documents you sent with a transfer',
      columns: {
        draftKey: internalId,
        number: shown('Number'),
        mediaType: shown('Type'),
        size: shown('Size in bytes'),
        file: inJsonOnly('The file, in base64'),
        fileHash: fingerprint,
        sealedFile: movedFile,
        savedAt: shown('When we got it'),
      },
      order: [desc(table.savedAt), table.draftKey, table.number],
      fileOf: (row) => ({ ...row, purpose: transferFilePurpose(row.draftKey, row.number) }),
    },
    closing: removed,
  }),
)

export const transferTables = { transfers, transferPolicies, transferFiles }
