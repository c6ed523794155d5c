import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '../document/Schema.ts'
import { policies } from './schema.ts'

/** Changes of policies that customers asked for. A policy is its insurer's to change; these rows are not part of it. */
export const policyChanges = pgTable(
  'policy_changes',
  {
    id: uuid('id').primaryKey(),
    /** The subject of the customer who asked. */
    owner: text('owner').notNull(),
    /** Without a reference: the record of what was agreed outlives the policy. */
    policy: uuid('policy_id').notNull(),
    /** Tells a request from its repetition; null where none was sent. */
    key: uuid('key'),
    /** Made with a key of the backend's. */
    bodyHash: text('body_hash').notNull(),
    /** What the customer quotes. */
    reference: text('reference').notNull().unique(),
    /** What was asked for, answers about health included, and the premium, sealed for this row. */
    sealedChange: text('sealed_change').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('policy_changes_key').on(table.owner, table.key),
    index('policy_changes_policy').on(table.policy),
  ],
)

/** Increases without health questions that customers asked for; later ones are measured by them. */
export const insurabilityRequests = pgTable(
  'insurability_requests',
  {
    id: uuid('id').primaryKey(),
    /** The subject of the customer who asked. */
    owner: text('owner').notNull(),
    policy: uuid('policy_id')
      .notNull()
      .references(() => policies.id, { onDelete: 'cascade' }),
    /** Tells a request from its repetition; null where none was sent. */
    key: uuid('key'),
    /** Made with a key of the backend's. */
    bodyHash: text('body_hash').notNull(),
    /** The event, the cover and the increase, sealed for this row. */
    sealedRequest: text('sealed_request').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('insurability_requests_key').on(table.owner, table.key),
    index('insurability_requests_policy').on(table.policy),
  ],
)

/** Photos and documents that show the event of an increase. */
export const insurabilityFiles = pgTable(
  'insurability_files',
  {
    request: uuid('request_id')
      .notNull()
      .references(() => insurabilityRequests.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    mediaType: text('media_type').$type<Schema<'StoredFile'>['mediaType']>().notNull(),
    /** Of the file, in bytes. */
    size: integer('size').notNull(),
    /** The file in base64, sealed for this row. */
    sealedFile: text('sealed_file').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.request, table.number] })],
)
