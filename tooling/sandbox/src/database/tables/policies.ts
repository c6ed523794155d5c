import { desc, like } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '../../document/Schema.ts'
import { openText } from '../../sealing/sealedJson.ts'
import { CLOSED } from '../closedOwner.ts'
import { removed, retained } from '../closingRule.ts'
import { belongingTo, declareTable } from '../declareTable.ts'
import {
  type ColumnRule,
  content,
  fingerprint,
  inJsonOnly,
  internalId,
  movedFile,
  owner,
  shown,
} from '../exportedColumns.ts'
import { fileColumns } from '../fileColumns.ts'
import { byOwner } from '../ownRows.ts'
import { RETAINED_APPLICATION_DAYS } from '../retainedApplicationDays.ts'
import { DAY_MS, FILE_DAYS } from '../retentionRule.ts'

const ownBusiness: ColumnRule = {
  leftOut: 'What the insurer pays us for the policy, which is between the insurer and us.',
  unread: true,
}

/** A value that was sealed for a row opens for that row alone. */
export const policyPurpose = (id: string): string => `policy ${id}`
export const changePurpose = (id: string): string => `policy change ${id}`
export const insurabilityPurpose = (id: string): string => `insurability request ${id}`
export const insurabilityFilePurpose = (request: string, number: number): string =>
  `insurability file ${request} ${number}`

/**
 * Customers' policies, as recorded by their insurers. The commission columns never leave this backend: every query
 * of a policy names its columns.
 */
export const policies = declareTable(
  pgTable(
    'policies',
    {
      id: uuid('id').primaryKey(),
      /** The subject of the customer whose policy it is. */
      owner: text('owner').notNull(),
      /** Everything that the customer may read, sealed for this row. */
      sealedPolicy: text('sealed_policy').notNull(),
      /** The broker's commission at the start of the policy, in cents. */
      commissionUpFrontCents: integer('commission_up_front_cents'),
      /** The broker's yearly commission, in cents. */
      commissionOngoingCents: integer('commission_ongoing_cents'),
      savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    },
    (table) => [index('policies_owner').on(table.owner)],
  ),
  (table) => ({
    rows: byOwner(table.owner),
    retention: [
      {
        since: table.savedAt,
        afterMs: RETAINED_APPLICATION_DAYS * DAY_MS,
        where: like(table.owner, `${CLOSED}%`),
        description: `of a closed account: deleted after seven years (${RETAINED_APPLICATION_DAYS} days), as an application`,
      },
      { stays: 'else stays with the customer’s account' },
    ],
    exported: {
      chapter: 'records',
      title: 'Your policies',
      columns: {
        id: shown('Number'),
        owner,
        sealedPolicy: content,
        savedAt: shown('Last change'),
        commissionUpFrontCents: ownBusiness,
        commissionOngoingCents: ownBusiness,
      },
      order: [desc(table.savedAt), table.id],
      open: (sealing, row) => ({ sealedPolicy: openText(sealing, policyPurpose(row.id), row.sealedPolicy) }),
    },
    closing: retained(
      null,
      'Your policies, as we’ve recorded them',
      'We’re paid for them, so we have to keep records of that. They show what you were covered for.',
      { owner: table.owner, since: table.savedAt },
    ),
  }),
)

/** Changes of policies that customers requested. Only the insurer changes the policy itself. */
export const policyChanges = declareTable(
  pgTable(
    'policy_changes',
    {
      id: uuid('id').primaryKey(),
      /** The subject of the customer who sent the request. */
      owner: text('owner').notNull(),
      /** No foreign key: the record of the agreement outlives the policy. */
      policy: uuid('policy_id').notNull(),
      /** Identifies a repeated request; null if none was sent. */
      key: uuid('key'),
      /** A keyed hash. */
      bodyHash: text('body_hash').notNull(),
      /** The reference number that the customer quotes. */
      reference: text('reference').notNull().unique(),
      /** The requested change, answers about health included, and the premium, sealed for this row. */
      sealedChange: text('sealed_change').notNull(),
      savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    },
    (table) => [
      uniqueIndex('policy_changes_key').on(table.owner, table.key),
      index('policy_changes_policy').on(table.policy),
    ],
  ),
  (table) => ({
    rows: byOwner(table.owner),
    retention: [
      {
        since: table.savedAt,
        afterMs: RETAINED_APPLICATION_DAYS * DAY_MS,
        description: `deleted after seven years (${RETAINED_APPLICATION_DAYS} days), as an application`,
      },
    ],
    exported: {
      chapter: 'records',
      title: 'Changes of cover you asked for',
      columns: {
        id: shown('Number'),
        owner,
        policy: shown('Policy'),
        key: internalId,
        bodyHash: fingerprint,
        reference: shown('Reference'),
        sealedChange: content,
        savedAt: shown('When we got it'),
      },
      order: [desc(table.savedAt), table.id],
      open: (sealing, row) => ({ sealedChange: openText(sealing, changePurpose(row.id), row.sealedChange) }),
    },
    closing: retained(
      null,
      'Changes of cover that you asked for, with your health answers',
      'We’re a licensed broker, so we have to keep records that show what we did for you.',
    ),
  }),
)

/** Increases without health questions that customers requested; they limit later ones. */
export const insurabilityRequests = declareTable(
  pgTable(
    'insurability_requests',
    {
      id: uuid('id').primaryKey(),
      /** The subject of the customer who sent the request. */
      owner: text('owner').notNull(),
      policy: uuid('policy_id')
        .notNull()
        .references(() => policies.id, { onDelete: 'cascade' }),
      /** Identifies a repeated request; null if none was sent. */
      key: uuid('key'),
      /** A keyed hash. */
      bodyHash: text('body_hash').notNull(),
      /** The event, the cover and the increase, sealed for this row. */
      sealedRequest: text('sealed_request').notNull(),
      savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    },
    (table) => [
      uniqueIndex('insurability_requests_key').on(table.owner, table.key),
      index('insurability_requests_policy').on(table.policy),
    ],
  ),
  (table) => ({
    rows: byOwner(table.owner),
    retention: [{ stays: 'stays with its policy, since later increases are measured by it' }],
    exported: {
      chapter: 'records',
      title: 'Increases you asked for after an event',
      columns: {
        id: shown('Number'),
        owner,
        policy: shown('Policy'),
        key: internalId,
        bodyHash: fingerprint,
        sealedRequest: content,
        savedAt: shown('When we got it'),
      },
      order: [desc(table.savedAt), table.id],
      open: (sealing, row) => ({
        sealedRequest: openText(sealing, insurabilityPurpose(row.id), row.sealedRequest),
      }),
    },
    closing: retained(
      null,
      'Increases in cover that you asked for after a life event',
      'They’re part of a policy’s record.',
    ),
  }),
)

/** Photos and documents as evidence of the event of an increase. */
export const insurabilityFiles = declareTable(
  pgTable(
    'insurability_files',
    {
      request: uuid('request_id')
        .notNull()
        .references(() => insurabilityRequests.id, { onDelete: 'cascade' }),
      number: integer('number').notNull(),
      mediaType: text('media_type').$type<Schema<'StoredFile'>['mediaType']>().notNull(),
      ...fileColumns(),
    },
    (table) => [primaryKey({ columns: [table.request, table.number] })],
  ),
  (table) => ({
    rows: belongingTo(table.request, insurabilityRequests.id),
    retention: [
      {
        since: table.savedAt,
        afterMs: FILE_DAYS * DAY_MS,
        description: `deleted ${FILE_DAYS} days after it was stored, by when the insurer has decided`,
      },
    ],
    exported: {
      chapter: 'files',
      title: 'Proof you sent us for those increases',
      columns: {
        request: shown('Increase'),
        number: shown('Number'),
        mediaType: shown('Type'),
        size: shown('Size in bytes'),
        file: inJsonOnly('The file, in base64'),
        fileHash: fingerprint,
        sealedFile: movedFile,
        savedAt: shown('When we got it'),
      },
      order: [desc(table.savedAt), table.request, table.number],
      fileOf: (row) => ({ ...row, purpose: insurabilityFilePurpose(row.request, row.number) }),
    },
    closing: removed,
  }),
)

export const policyTables = { policies, policyChanges, insurabilityRequests, insurabilityFiles }
