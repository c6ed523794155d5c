import { desc } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { removed } from '../../database/closingRule.ts'
import { declareTable } from '../../database/declareTable.ts'
import { content, owner, secret, shown } from '../../database/exportedColumns.ts'
import { byOwner } from '../../database/ownRows.ts'
import { setNull } from '../../database/retentionRule.ts'
import type { Schema } from '../../document/Schema.ts'
import { openText } from '../../sealing/sealedJson.ts'

/** A value that was sealed for a row opens for that row alone. */
export const detailsPurpose = (subject: string): string => `in-case details ${subject}`
export const personPurpose = (subject: string): string => `trusted person ${subject}`

export type InCaseDetails = Schema<'InCaseDetails'>

/** The one person whom a customer trusts, and the brand on whose site their link opens. */
export type TrustedPerson = Schema<'TrustedLinkRequest'>

/** The customers' own parts of their pages for when something happens to them, and the links of their trusted people. */
export const inCasePages = declareTable(
  pgTable('in_case_pages', {
    /** The subject of the customer. */
    owner: text('owner').primaryKey(),
    /** Where papers are, and whether amounts are shown, sealed for this row. */
    sealedDetails: text('sealed_details').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    /** The hash of the link's token; null without a trusted person. */
    tokenHash: text('token_hash').unique(),
    /** The address of the trusted person, sealed for this row. */
    sealedPerson: text('sealed_person'),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** The last time at which the link was opened. */
    openedAt: timestamp('opened_at', { withTimezone: true }),
    /** When the customer was mailed that the link is about to end. */
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
  }),
  (table) => ({
    rows: byOwner(table.owner),
    retention: [
      {
        since: table.expiresAt,
        afterMs: 0,
        clear: setNull(table.tokenHash, table.sealedPerson.name),
        description: 'the link and the address of the trusted person go a year after it was sent',
      },
      { stays: 'where papers are stays until the account closes' },
    ],
    exported: {
      chapter: 'people',
      title: 'If something happens to you',
      columns: {
        owner,
        sealedDetails: content,
        savedAt: shown('When we got it'),
        tokenHash: secret,
        sealedPerson: content,
        sentAt: shown('When we sent the link'),
        expiresAt: shown('When the link ends'),
        openedAt: shown('When the link was last opened'),
        remindedAt: shown('When we reminded you'),
      },
      order: [desc(table.savedAt)],
      open: (sealing, row) => ({
        sealedDetails: openText(sealing, detailsPurpose(row.owner), row.sealedDetails),
        sealedPerson: openText(sealing, personPurpose(row.owner), row.sealedPerson),
      }),
    },
    closing: removed,
  }),
)

export const inCaseTables = { inCasePages }
