import { desc, isNotNull } from 'drizzle-orm'
import { integer, json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { removed } from '../../database/closingRule.ts'
import { declareTable } from '../../database/declareTable.ts'
import { answered, content, fingerprint, internalId, secret, shown } from '../../database/exportedColumns.ts'
import { byEmailHash } from '../../database/ownRows.ts'
import { saveKeys, setNull } from '../../database/retentionRule.ts'
import type { Schema } from '../../document/Schema.ts'
import { openJson, type Sealed } from '../../sealing/sealedJson.ts'

/** The content of a mailed link to a draft. */
export interface ResumeContent {
  email: string
  /** The text of the consent that was given. */
  consent: string
  /** The brand; absent in rows from earlier releases. */
  accountName?: string
  draft: Schema<'ResumedDraft'>
}

/** Answers behind a mailed link. Only the hash of the link's token is stored. */
export const resumes = declareTable(
  pgTable('resumes', {
    tokenHash: text('token_hash').primaryKey(),
    trackingId: uuid('tracking_id').notNull().unique(),
    bodyHash: text('body_hash').notNull(),
    answer: json('answer').$type<Schema<'ResumeAnswer'>>().notNull(),
    /** Address, consent and answers, sealed for this row; null once opened, expired or deleted. */
    content: json('content').$type<Sealed<ResumeContent>>(),
    /** A keyed hash of the address in the content. */
    emailHash: text('email_hash'),
    codeHash: text('code_hash'),
    codeEndsAt: timestamp('code_ends_at', { withTimezone: true }),
    codeTries: integer('code_tries').notNull().default(0),
    codesSent: integer('codes_sent').notNull().default(0),
    /** The page that opened it: only this page may request it again if the answer was lost. */
    openedBy: uuid('opened_by'),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  }),
  (table) => ({
    rows: byEmailHash(table.emailHash, table.savedAt),
    retention: [
      {
        since: table.expiresAt,
        afterMs: 0,
        clear: setNull(table.content, table.codeHash.name, table.emailHash.name),
        description: 'answers and code go after 7 days',
      },
      {
        since: table.codeEndsAt,
        afterMs: 0,
        where: isNotNull(table.openedBy),
        clear: setNull(table.content, table.codeHash.name, table.emailHash.name),
        description: 'and once handed over, when the code ends (10 minutes)',
      },
      saveKeys(table.savedAt),
    ],
    exported: {
      chapter: 'messages',
      title: 'Answers we emailed you a link to',
      columns: {
        tokenHash: secret,
        trackingId: internalId,
        bodyHash: fingerprint,
        answer: answered,
        content,
        emailHash: fingerprint,
        codeHash: secret,
        codeEndsAt: secret,
        codeTries: secret,
        codesSent: secret,
        openedBy: internalId,
        savedAt: shown('When we got it'),
        expiresAt: shown('When we delete it'),
      },
      order: [desc(table.savedAt), table.tokenHash],
      open: (sealing, row) => ({
        content: row.content && openJson(sealing, 'resume', row.tokenHash, row.content),
      }),
    },
    closing: removed,
  }),
)

export const resumeTables = { resumes }
