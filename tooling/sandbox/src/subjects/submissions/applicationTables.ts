import { desc, isNotNull, isNull, sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { removed, retained } from '../../database/closingRule.ts'
import { belongingTo, declareTable } from '../../database/declareTable.ts'
import { draftOf, revisionColumns } from '../../database/exportedColumns.ts'
import { byOwner } from '../../database/ownRows.ts'
import { RETAINED_APPLICATION_DAYS } from '../../database/retainedApplicationDays.ts'
import { RETAINED_REVISIONS } from '../../database/retainedRevisions.ts'
import { DAY_MS, KEYS_MS, LATEST_OF_A_DRAFT, setNull } from '../../database/retentionRule.ts'
import type { Schema } from '../../document/Schema.ts'
import { openText } from '../../sealing/sealedJson.ts'

/** A value that was sealed for a row opens for that row alone. */
export const applicationPurpose = (id: string): string => `application ${id}`

/**
 * Applications, a row for each revision. The sent body is sealed for its row. The answer is not stored: it is made
 * again from the row and the body.
 */
export const applications = declareTable(
  pgTable(
    'applications',
    {
      id: uuid('id').primaryKey(),
      trackingId: uuid('tracking_id').notNull().unique(),
      clientId: text('client_id').notNull(),
      draft: text('draft').notNull(),
      /** The key of the draft (`draftKeyOf`); one row of a key is submitted. */
      draftKey: text('draft_key').notNull(),
      rev: integer('rev').notNull(),
      /** The subject of the token that the save came with; null for a visitor. */
      owner: text('owner'),
      /** A keyed hash, since a plain hash would reveal answers that have few possible values. */
      bodyHash: text('body_hash').notNull(),
      status: text('status').$type<Schema<'ApplicationStatus'>>().notNull(),
      /** The reference number that the customer quotes; null until submitted. */
      reference: text('reference').unique(),
      /** The hash of the secret that reads a visitor's application. */
      secretHash: text('secret_hash'),
      /** Null once a later revision or the submission has replaced it. */
      sealedBody: text('sealed_body'),
      savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    },
    (table) => [
      index('applications_client').on(table.clientId),
      index('applications_owner').on(table.owner),
      index('applications_draft').on(table.draftKey),
      uniqueIndex('applications_submitted').on(table.draftKey).where(sql`${table.reference} is not null`),
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
        per: [sql`coalesce(${table.owner}, ${table.clientId})`, table.draftKey],
        newestFirst: sql`${table.rev} desc, ${table.savedAt} desc`,
        where: isNull(table.reference),
        clear: setNull(table.sealedBody),
        description: LATEST_OF_A_DRAFT,
      },
      {
        since: table.savedAt,
        afterMs: RETAINED_APPLICATION_DAYS * DAY_MS,
        description: `a submission: deleted after seven years (${RETAINED_APPLICATION_DAYS} days), as long as the Corporations Act 2001, s 286, has a licensee retain its records; the saves of its draft lose their answers at once`,
      },
    ],
    exported: {
      chapter: 'records',
      title: 'Applications',
      columns: revisionColumns,
      where: isNotNull(table.sealedBody),
      order: [desc(table.savedAt), desc(table.rev), table.id],
      open: (sealing, row) => ({ sealedBody: openText(sealing, applicationPurpose(row.id), row.sealedBody) }),
      revisionOf: ({ sealedBody }) => draftOf(sealedBody),
    },
    closing: retained(
      isNotNull(table.reference),
      'Applications that you submitted, with your health answers',
      'We’re a licensed broker, so we have to keep records that show what we did for you.',
    ),
  }),
)

/** Secrets that open an application for reading after the mailed code and the date of birth; one at a time. */
export const applicationCopies = declareTable(
  pgTable('application_copies', {
    application: uuid('application_id')
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    secretHash: text('secret_hash').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  }),
  (table) => ({
    rows: belongingTo(table.application, applications.id),
    retention: [
      {
        since: table.endsAt,
        afterMs: 0,
        description: 'deleted an hour after the code was entered',
      },
    ],
    exported: {
      what: 'Links that opened a copy of an application',
      why: 'They expire after an hour. We don’t store the link itself, only a way to check it.',
    },
    closing: removed,
  }),
)

export const applicationTables = { applications, applicationCopies }
