import { desc } from 'drizzle-orm'
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
  shown,
} from '../../database/exportedColumns.ts'
import { fileColumns } from '../../database/fileColumns.ts'
import { byOwner } from '../../database/ownRows.ts'
import { DAY_MS, FILE_DAYS } from '../../database/retentionRule.ts'
import type { Schema } from '../../document/Schema.ts'
import { openText } from '../../sealing/sealedJson.ts'
import { policies } from '../policies/tables.ts'

/** A value that was sealed for a row opens for that row alone. */
export const insurabilityPurpose = (id: string): string => `insurability request ${id}`
export const insurabilityFilePurpose = (request: string, number: number): string =>
  `insurability file ${request} ${number}`

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

export const insurabilityTables = { insurabilityRequests, insurabilityFiles }
