import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { removed } from '../../database/closingRule.ts'
import { declareTable } from '../../database/declareTable.ts'
import { content, owner, shown } from '../../database/exportedColumns.ts'
import { byOwner } from '../../database/ownRows.ts'
import { openText } from '../../sealing/sealedJson.ts'

/** A value that was sealed for a row opens for that row alone. */
export const supportNeedsPurpose = (subject: string): string => `support needs ${subject}`

/** The support needs of customers; no row for a customer without any. */
export const supportNeeds = declareTable(
  pgTable('support_needs', {
    /** The subject of the customer. */
    owner: text('owner').primaryKey(),
    /** Sealed for this row, since it may say much about a customer's health and safety. */
    sealedNeeds: text('sealed_needs').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  }),
  (table) => ({
    rows: byOwner(table.owner),
    retention: [{ stays: 'stays with the customer’s account until they remove it' }],
    exported: {
      chapter: 'customer',
      title: 'The extra help you asked for',
      columns: { owner, sealedNeeds: content, savedAt: shown('When you last changed it') },
      open: (sealing, row) => ({
        sealedNeeds: openText(sealing, supportNeedsPurpose(row.owner), row.sealedNeeds),
      }),
    },
    closing: removed,
  }),
)

export const supportNeedsTables = { supportNeeds }
