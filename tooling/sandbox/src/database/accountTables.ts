import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Which insurers a customer wants told of new details, for the desk that writes to them. The details are the customer's own. */
export const detailNotices = pgTable(
  'detail_notices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    owner: text('owner').notNull(),
    /** The policy whose insurer is told. */
    policy: uuid('policy_id').notNull(),
    /** What changed, by the names of the customer's fields. */
    fields: jsonb('fields').$type<readonly string[]>().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('detail_notices_owner').on(table.owner)],
)

/** Accounts that their customers close. A row stays for a day after, for whatever a last token still wrote. */
export const accountClosings = pgTable(
  'account_closings',
  {
    subject: text('subject').primaryKey(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    closesAt: timestamp('closes_at', { withTimezone: true }).notNull(),
    /** The address of the account, sealed for this row; null once it is closed. */
    sealedEmail: text('sealed_email'),
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (table) => [index('account_closings_due').on(table.closesAt)],
)
