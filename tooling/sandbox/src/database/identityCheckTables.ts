import type { IdentityDocumentType, IdentityState } from '@coverkit/core/identity-check'
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { signatures } from './schema.ts'

/**
 * Identity checks: of a customer, or of a second policy holder, who belongs to a signature. What was entered of a document
 * is stored nowhere; what is left is how it ended, and names of documents and fields.
 */
export const identityChecks = pgTable(
  'identity_checks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    owner: text('owner').unique(),
    signature: uuid('signature_id')
      .unique()
      .references(() => signatures.id, { onDelete: 'cascade' }),
    state: text('state').$type<IdentityState>().notNull(),
    /** Electronic sources that matched so far. */
    matched: jsonb('matched').$type<IdentityDocumentType[]>().notNull(),
    /** Names of what did not match the last time; of a check that is in progress again, of what the customer changed. */
    mismatches: jsonb('mismatches').$type<string[]>().notNull(),
    /** How often something did not match. */
    tries: integer('tries').notNull().default(0),
    /** Of the person whose sources matched, made with a key, so that nobody else's are added. */
    personHash: text('person_hash'),
    /** The latest request, so that a repetition of it is no other try. */
    requestId: uuid('request_id'),
    /** When the holder consented to the check, and to which text. */
    authorisedAt: timestamp('authorised_at', { withTimezone: true }),
    consent: text('consent'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('identity_checks_holder', sql`num_nonnulls(${table.owner}, ${table.signature}) = 1`)],
)

/** Photos of documents, until the check that they were sent for has its result. */
export const identityFiles = pgTable(
  'identity_files',
  {
    check: uuid('check_id')
      .notNull()
      .references(() => identityChecks.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    /** Of the file, in bytes. */
    size: integer('size').notNull(),
    /** The file in base64, sealed for this row. */
    sealedFile: text('sealed_file').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.check, table.number] })],
)
