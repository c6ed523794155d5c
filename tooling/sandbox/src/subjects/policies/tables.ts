import { desc, like } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { CLOSED } from '../../database/closedOwner.ts'
import { retained } from '../../database/closingRule.ts'
import { declareTable } from '../../database/declareTable.ts'
import { type ColumnRule, content, owner, shown } from '../../database/exportedColumns.ts'
import { byOwner } from '../../database/ownRows.ts'
import { RETAINED_APPLICATION_DAYS } from '../../database/retainedApplicationDays.ts'
import { DAY_MS } from '../../database/retentionRule.ts'
import { openText } from '../../sealing/sealedJson.ts'

const ownBusiness: ColumnRule = {
  leftOut: 'What the insurer pays us for the policy, which is between the insurer and us.',
  unread: true,
}

/** A value that was sealed for a row opens for that row alone. */
export const policyPurpose = (id: string): string => `policy ${id}`

/**
 * Customers' policies, as recorded by their insurers. The commission columns never leave this backend: every query
 * of a policy names its columns.
 */
export const policies = declareTable(
  pgTable(
    'policies',
    {
      id: uuid('id').primaryKey(),
      /** The subject of the customer whose policy it is. */
      owner: text('owner').notNull(),
      /** Everything that the customer may read, sealed for this row. */
      sealedPolicy: text('sealed_policy').notNull(),
      /** The broker's commission at the start of the policy, in cents. */
      commissionUpFrontCents: integer('commission_up_front_cents'),
      /** The broker's yearly commission, in cents. */
      commissionOngoingCents: integer('commission_ongoing_cents'),
      savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    },
    (table) => [index('policies_owner').on(table.owner)],
  ),
  (table) => ({
    rows: byOwner(table.owner),
    retention: [
      {
        since: table.savedAt,
        afterMs: RETAINED_APPLICATION_DAYS * DAY_MS,
        where: like(table.owner, `${CLOSED}%`),
        description: `of a closed account: deleted after seven years (${RETAINED_APPLICATION_DAYS} days), as an application`,
      },
      { stays: 'else stays with the customer’s account' },
    ],
    exported: {
      chapter: 'records',
      title: 'Your policies',
      columns: {
        id: shown('Number'),
        owner,
        sealedPolicy: content,
        savedAt: shown('Last change'),
        commissionUpFrontCents: ownBusiness,
        commissionOngoingCents: ownBusiness,
      },
      order: [desc(table.savedAt), table.id],
      open: (sealing, row) => ({ sealedPolicy: openText(sealing, policyPurpose(row.id), row.sealedPolicy) }),
    },
    closing: retained(
      null,
      'Your policies, as we’ve recorded them',
      'We’re paid for them, so we have to keep records of that. They show what you were covered for.',
      { owner: table.owner, since: table.savedAt },
    ),
  }),
)

export const policyTables = { policies }
