import { desc } from 'drizzle-orm'
import { json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { removed } from '../../database/closingRule.ts'
import { declareTable } from '../../database/declareTable.ts'
import { answered, content, fingerprint, internalId, secret, shown } from '../../database/exportedColumns.ts'
import { byEmailHash } from '../../database/ownRows.ts'
import { saveKeys, setNull } from '../../database/retentionRule.ts'
import type { Schema } from '../../document/Schema.ts'
import { openJson, type Sealed } from '../../sealing/sealedJson.ts'

/** The content of a mailed comparison, which its link opens. */
export interface ComparisonContent {
  email: string
  name: string | null
  /** The text of the consent that was given. */
  consent: string
  accountName: string
  comparison: Schema<'MailedComparison'>
}

/** Comparisons behind mailed links. Only the hash of a link's token is stored. */
export const mailedComparisons = declareTable(
  pgTable('mailed_comparisons', {
    tokenHash: text('token_hash').primaryKey(),
    trackingId: uuid('tracking_id').notNull().unique(),
    bodyHash: text('body_hash').notNull(),
    answer: json('answer').$type<Schema<'SentComparison'>>().notNull(),
    /** Sealed for this row; null once the link ended. */
    content: json('content').$type<Sealed<ComparisonContent>>(),
    /** A keyed hash of the address in the content. */
    emailHash: text('email_hash'),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  }),
  (table) => ({
    rows: byEmailHash(table.emailHash, table.savedAt),
    retention: [
      {
        since: table.expiresAt,
        afterMs: 0,
        clear: setNull(table.content, table.emailHash.name),
        description: 'the comparison goes after 30 days',
      },
      saveKeys(table.savedAt),
    ],
    exported: {
      chapter: 'messages',
      title: 'Comparisons we emailed you a link to',
      columns: {
        tokenHash: secret,
        trackingId: internalId,
        bodyHash: fingerprint,
        answer: answered,
        content,
        emailHash: fingerprint,
        savedAt: shown('When we got it'),
        expiresAt: shown('When we delete it'),
      },
      order: [desc(table.savedAt), table.tokenHash],
      open: (sealing, row) => ({
        content: row.content && openJson(sealing, 'mailed comparison', row.tokenHash, row.content),
      }),
    },
    closing: removed,
  }),
)

export const comparisonTables = { mailedComparisons }
