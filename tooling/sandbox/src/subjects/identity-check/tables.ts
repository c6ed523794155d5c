import type { IdentityDocumentType, IdentityState } from '@coverkit/core/identity-check'
import { ne, sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { removed } from '../../database/closingRule.ts'
import { belongingTo, declareTable } from '../../database/declareTable.ts'
import { fingerprint, internalId, owner, shown } from '../../database/exportedColumns.ts'
import { fileColumns } from '../../database/fileColumns.ts'
import { byOwner } from '../../database/ownRows.ts'
import { DAY_MS } from '../../database/retentionRule.ts'
import { signatures } from '../signatures/tables.ts'

/** The backend never opens these files. */
export const identityFilePurpose = (check: string, number: number): string =>
  `identity file ${check} ${number}`

/**
 * Identity checks of customers, and of second policy holders through their signatures. Entered document details
 * are not stored; the row has the result, and names of documents and fields.
 */
export const identityChecks = declareTable(
  pgTable(
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
      /** Fields that did not match on the last try; during a new check, those that the customer changed. */
      mismatches: jsonb('mismatches').$type<string[]>().notNull(),
      /** The number of tries that did not match. */
      tries: integer('tries').notNull().default(0),
      /** A keyed hash of the person whose sources matched, so that matches of another person are not added. */
      personHash: text('person_hash'),
      /** The id of the latest request, so that its repetition does not count as a try. */
      requestId: uuid('request_id'),
      /** The time and the text of the holder's consent to the check. */
      authorisedAt: timestamp('authorised_at', { withTimezone: true }),
      consent: text('consent'),
      updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    },
    (table) => [check('identity_checks_holder', sql`num_nonnulls(${table.owner}, ${table.signature}) = 1`)],
  ),
  (table) => ({
    // The check of a second policy holder belongs to their signature.
    rows: byOwner(table.owner),
    retention: [
      {
        since: table.updatedAt,
        afterMs: 90 * DAY_MS,
        where: ne(table.state, 'verified'),
        description: 'without a match: deleted 90 days after the last try',
      },
      {
        stays:
          'a match stays with the customer’s account; a second policy holder’s is deleted with their signature',
      },
    ],
    exported: {
      chapter: 'records',
      title: 'Your identity check',
      columns: {
        id: internalId,
        owner,
        signature: internalId,
        state: shown('Result'),
        matched: shown('Documents that matched'),
        mismatches: shown('What didn’t match the last time'),
        tries: shown('Tries'),
        personHash: fingerprint,
        requestId: internalId,
        authorisedAt: shown('When you consented'),
        consent: shown('The text you consented to'),
        updatedAt: shown('Last change'),
      },
    },
    closing: removed,
  }),
)

/** Photos of documents, stored until their check has a result. */
export const identityFiles = declareTable(
  pgTable(
    'identity_files',
    {
      check: uuid('check_id')
        .notNull()
        .references(() => identityChecks.id, { onDelete: 'cascade' }),
      number: integer('number').notNull(),
      ...fileColumns(),
    },
    (table) => [primaryKey({ columns: [table.check, table.number] })],
  ),
  (table) => ({
    rows: belongingTo(table.check, identityChecks.id),
    retention: [
      {
        since: table.savedAt,
        afterMs: DAY_MS,
        description: 'deleted with the result of the check, at the latest a day after it was stored',
      },
    ],
    exported: {
      what: 'Photos for an identity check that is under way',
      why: 'We delete them once there’s a result, or after a day. They’re encrypted, and our system can’t open them.',
    },
    closing: removed,
  }),
)

export const identityCheckTables = { identityChecks, identityFiles }
