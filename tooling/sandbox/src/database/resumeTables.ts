import { integer, json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '../document/Schema.ts'
import type { Sealed } from '../sealing/sealedJson.ts'

/** What waits behind a mailed link. */
export interface ResumeContent {
  email: string
  /** The sentence that was consented to. */
  consent: string
  /** The brand; absent in what earlier releases stored. */
  accountName?: string
  draft: Schema<'ResumedDraft'>
}

/** Answers behind a mailed link. Only the hash of the link's token is stored. */
export const resumes = pgTable('resumes', {
  tokenHash: text('token_hash').primaryKey(),
  trackingId: uuid('tracking_id').notNull().unique(),
  bodyHash: text('body_hash').notNull(),
  answer: json('answer').$type<Schema<'ResumeAnswer'>>().notNull(),
  /** Address, consent and answers, sealed for this row; null once handed over, expired or deleted. */
  content: json('content').$type<Sealed<ResumeContent>>(),
  /** Of the address in it, made with a key. */
  emailHash: text('email_hash'),
  codeHash: text('code_hash'),
  codeEndsAt: timestamp('code_ends_at', { withTimezone: true }),
  codeTries: integer('code_tries').notNull().default(0),
  codesSent: integer('codes_sent').notNull().default(0),
  /** The page that opened it: it alone may ask again, should the answer have been lost. */
  openedBy: uuid('opened_by'),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
