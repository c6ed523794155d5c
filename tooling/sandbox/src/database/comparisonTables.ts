import { json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '../document/Schema.ts'
import type { Sealed } from '../sealing/sealedJson.ts'

/** What waits behind the link of a mailed comparison. */
export interface ComparisonContent {
  email: string
  name: string | null
  /** The sentence that was consented to. */
  consent: string
  accountName: string
  comparison: Schema<'MailedComparison'>
}

/** Comparisons behind mailed links. Only the hash of a link's token is stored. */
export const mailedComparisons = pgTable('mailed_comparisons', {
  tokenHash: text('token_hash').primaryKey(),
  trackingId: uuid('tracking_id').notNull().unique(),
  bodyHash: text('body_hash').notNull(),
  answer: json('answer').$type<Schema<'SentComparison'>>().notNull(),
  /** Sealed for this row; null once the link ended. */
  content: json('content').$type<Sealed<ComparisonContent>>(),
  /** Of the address in it, made with a key. */
  emailHash: text('email_hash'),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
