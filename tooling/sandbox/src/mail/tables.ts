import { desc, sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { removed } from '../database/closingRule.ts'
import { declareTable } from '../database/declareTable.ts'
import { type ColumnRule, delivery, internalId, shown } from '../database/exportedColumns.ts'
import { byAddress } from '../database/ownRows.ts'
import { DAY_MS } from '../database/retentionRule.ts'
import { openSubject } from '../sealing/mailSubject.ts'

const secretText: ColumnRule = {
  leftOut: 'What our emails say. They’re in your inbox, and some have links or codes that let someone in.',
}

/**
 * Sent mail, and mail that waits for delivery. With a mail server the body is sealed, and cleared on delivery;
 * without one it stays readable, since the table then serves as the customer's mailbox. The subject is sealed always.
 */
export const mails = declareTable(
  pgTable(
    'mails',
    {
      id: uuid('id').primaryKey().defaultRandom(),
      to: text('to').notNull(),
      /** Sealed for this row. */
      subject: text('subject').notNull(),
      text: text('text').notNull(),
      html: text('html').notNull(),
      /** The client that entered the address as a visitor; the limits count by it. */
      askedBy: text('asked_by'),
      /** The network address of the request, since a client can change its id; null for this machine. */
      askedFrom: text('asked_from'),
      sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
      handedOnAt: timestamp('handed_on_at', { withTimezone: true }),
      /** Text and HTML, sealed for this row; null once delivered or set aside. */
      sealedBody: text('sealed_body'),
      attempts: integer('attempts').notNull().default(0),
      /** The time of the next delivery; null if there is nothing to deliver. */
      nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
      /** The time at which delivery was given up: refused for good, or too old. */
      setAsideAt: timestamp('set_aside_at', { withTimezone: true }),
      lastFailure: text('last_failure'),
    },
    (table) => [
      index('mails_to').on(table.to, table.sentAt),
      index('mails_asked_by').on(table.askedBy, table.sentAt),
      index('mails_asked_from').on(table.askedFrom, table.sentAt),
      index('mails_due').on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
    ],
  ),
  (table) => ({
    rows: byAddress((email) => sql`lower(${table.to}) = ${email}`, table.sentAt),
    retention: [
      {
        since: table.sentAt,
        afterMs: DAY_MS,
        clear: {
          set: { asked_by: sql`null`, asked_from: sql`null` },
          pending: sql`(${table.askedBy} is not null or ${table.askedFrom} is not null)`,
        },
        description: 'who asked for it goes after a day, which is as far back as the limits look',
      },
      { since: table.sentAt, afterMs: 30 * DAY_MS, description: 'deleted after 30 days' },
    ],
    exported: {
      chapter: 'messages',
      title: 'Emails we sent you',
      columns: {
        id: internalId,
        to: shown('To'),
        subject: shown('Subject'),
        text: secretText,
        html: secretText,
        askedBy: internalId,
        askedFrom: shown('IP address you asked from'),
        sentAt: shown('When'),
        handedOnAt: delivery,
        sealedBody: secretText,
        attempts: delivery,
        nextAttemptAt: delivery,
        setAsideAt: delivery,
        lastFailure: delivery,
      },
      open: (sealing, row) => ({ subject: openSubject(sealing, row) }),
      order: [desc(table.sentAt), table.id],
    },
    closing: removed,
  }),
)

export const mailTables = { mails }
