import { desc } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { retained } from '../../database/closingRule.ts'
import { declareTable } from '../../database/declareTable.ts'
import { content, fingerprint, internalId, owner, shown } from '../../database/exportedColumns.ts'
import { byOwner } from '../../database/ownRows.ts'
import { RETAINED_APPLICATION_DAYS } from '../../database/retainedApplicationDays.ts'
import { DAY_MS } from '../../database/retentionRule.ts'
import { openText } from '../../sealing/sealedJson.ts'

/** A value that was sealed for a row opens for that row alone. */
export const changePurpose = (id: string): string => `policy change ${id}`

/** Changes of policies that customers requested. Only the insurer changes the policy itself. */
export const policyChanges = declareTable(
  pgTable(
    'policy_changes',
    {
      id: uuid('id').primaryKey(),
      /** The subject of the customer who sent the request. */
      owner: text('owner').notNull(),
      /** No foreign key: the record of the agreement outlives the policy. */
      policy: uuid('policy_id').notNull(),
      /** Identifies a repeated request; null if none was sent. */
      key: uuid('key'),
      /** A keyed hash. */
      bodyHash: text('body_hash').notNull(),
      /** The reference number that the customer quotes. */
      reference: text('reference').notNull().unique(),
      /** The requested change, answers about health included, and the premium, sealed for this row. */
      sealedChange: text('sealed_change').notNull(),
      savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    },
    (table) => [
      uniqueIndex('policy_changes_key').on(table.owner, table.key),
      index('policy_changes_policy').on(table.policy),
    ],
  ),
  (table) => ({
    rows: byOwner(table.owner),
    retention: [
      {
        since: table.savedAt,
        afterMs: RETAINED_APPLICATION_DAYS * DAY_MS,
        description: `deleted after seven years (${RETAINED_APPLICATION_DAYS} days), as an application`,
      },
    ],
    exported: {
      chapter: 'records',
      title: 'Changes of cover you asked for',
      columns: {
        id: shown('Number'),
        owner,
        policy: shown('Policy'),
        key: internalId,
        bodyHash: fingerprint,
        reference: shown('Reference'),
        sealedChange: content,
        savedAt: shown('When we got it'),
      },
      order: [desc(table.savedAt), table.id],
      open: (sealing, row) => ({ sealedChange: openText(sealing, changePurpose(row.id), row.sealedChange) }),
    },
    closing: retained(
      null,
      'Changes of cover that you asked for, with your health answers',
      'We’re a licensed broker, so we have to keep records that show what we did for you.',
    ),
  }),
)

export const changeTables = { policyChanges }
