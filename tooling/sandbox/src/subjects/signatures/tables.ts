import { desc, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { retained } from '../../database/closingRule.ts'
import { belongingTo, declareTable } from '../../database/declareTable.ts'
import { internalId, secret, shown } from '../../database/exportedColumns.ts'
import { anyOf } from '../../database/ownRows.ts'
import { DAY_MS, setNull } from '../../database/retentionRule.ts'
import { applications } from '../submissions/applicationTables.ts'
import { transfers } from '../submissions/transferTables.ts'

/** Signatures of second policy holders for an application or a transfer: the mailed link and the signed text. */
export const signatures = declareTable(
  pgTable(
    'signatures',
    {
      id: uuid('id').primaryKey().defaultRandom(),
      application: uuid('application_id').references(() => applications.id, { onDelete: 'cascade' }),
      transfer: uuid('transfer_id').references(() => transfers.id, { onDelete: 'cascade' }),
      /** Always 2: the first holder signs with the submission. */
      holder: integer('holder').notNull(),
      /** The hash of the latest link's token; null before the first link, and after the token was deleted. */
      tokenHash: text('token_hash').unique(),
      /** The time at which that link was mailed; null if it could not be. */
      sentAt: timestamp('sent_at', { withTimezone: true }),
      expiresAt: timestamp('expires_at', { withTimezone: true }),
      /** The hash of the secret that the mailed code was exchanged for. */
      secretHash: text('secret_hash'),
      secretEndsAt: timestamp('secret_ends_at', { withTimezone: true }),
      signedAt: timestamp('signed_at', { withTimezone: true }),
      /** The name as entered and the text of the declaration, sealed for this row. */
      sealedSignature: text('sealed_signature'),
    },
    (table) => [
      uniqueIndex('signatures_application').on(table.application, table.holder),
      uniqueIndex('signatures_transfer').on(table.transfer, table.holder),
      index('signatures_secret').on(table.secretHash),
      check('signatures_subject', sql`num_nonnulls(${table.application}, ${table.transfer}) = 1`),
    ],
  ),
  (table) => ({
    rows: anyOf(belongingTo(table.application, applications.id), belongingTo(table.transfer, transfers.id)),
    retention: [
      {
        since: table.expiresAt,
        afterMs: 30 * DAY_MS,
        clear: setNull(table.tokenHash, table.secretHash.name),
        description: 'a link is forgotten 30 days after it ended; until then it can be renewed',
      },
      { stays: 'a signature is deleted with its application or its transfer' },
    ],
    exported: {
      chapter: 'records',
      title: 'Second signatures you need',
      columns: {
        id: internalId,
        application: shown('Application'),
        transfer: shown('Transfer'),
        holder: shown('Policy holder'),
        tokenHash: secret,
        sentAt: shown('When we sent the link'),
        expiresAt: shown('When the link expires'),
        secretHash: secret,
        secretEndsAt: secret,
        signedAt: shown('When they signed'),
        sealedSignature: { leftOut: 'The second policy holder’s own words. They can ask us for them.' },
      },
      order: [desc(table.sentAt), table.id],
    },
    closing: retained(
      null,
      'Signatures on applications and transfers that you submitted',
      'An application or a transfer isn’t complete without them.',
    ),
  }),
)

export const signatureTables = { signatures }
