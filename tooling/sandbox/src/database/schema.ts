import { boolean, index, integer, json, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const savedAt = () => timestamp('saved_at', { withTimezone: true }).notNull().defaultNow()

/** Consent to offers lapses by law; null: none was given, and only the request itself may be answered. */
const consentEndsAt = () => timestamp('consent_ends_at', { withTimezone: true })

/**
 * What every save holds: the key that tells a repetition, the hash of its body and the answer it got.
 * One row is one revision of a draft, so key, answer and data can only be there together.
 */
const save = () => ({
  id: uuid('id').primaryKey().defaultRandom(),
  trackingId: uuid('tracking_id').unique(),
  clientId: text('client_id'),
  draft: text('draft'),
  rev: integer('rev'),
  bodyHash: text('body_hash').notNull(),
  // Not jsonb, which would order the keys anew: a repetition gets the same bytes.
  answer: json('answer').notNull(),
  body: jsonb('body').notNull(),
  savedAt: savedAt(),
})

export const quotes = pgTable('quotes', save(), (table) => [index('quotes_client').on(table.clientId)])

export const calculations = pgTable(
  'calculations',
  { ...save(), mailed: boolean('mailed').notNull().default(false) },
  (table) => [index('calculations_client').on(table.clientId)],
)

export const contactRequests = pgTable('contact_requests', {
  id: uuid('id').primaryKey().defaultRandom(),
  body: jsonb('body').notNull(),
  savedAt: savedAt(),
  consentEndsAt: consentEndsAt(),
})

export const appointments = pgTable('appointments', {
  id: uuid('id').primaryKey().defaultRandom(),
  body: jsonb('body').notNull(),
  savedAt: savedAt(),
  consentEndsAt: consentEndsAt(),
})

/** Mail that was sent or waits to be handed on; the mailbox page shows all of it. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Who asked for it, where a visitor typed the address: the limits count by it. */
    askedBy: text('asked_by'),
    /** The address it was asked from, since a client may name itself anew; null for this machine. */
    askedFrom: text('asked_from'),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
    handedOnAt: timestamp('handed_on_at', { withTimezone: true }),
  },
  (table) => [
    index('mails_to').on(table.to, table.sentAt),
    index('mails_asked_by').on(table.askedBy, table.sentAt),
    index('mails_asked_from').on(table.askedFrom, table.sentAt),
  ],
)

/** Customers by the subject of their token. `profile` holds the fields that the customer may change. */
export const users = pgTable('users', {
  subject: text('subject').primaryKey(),
  email: text('email').notNull(),
  profile: jsonb('profile').notNull(),
  savedAt: savedAt(),
})
