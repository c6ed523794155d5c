import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { untouched } from '../../database/closingRule.ts'
import { declareTable } from '../../database/declareTable.ts'
import { RETAINED_APPLICATION_DAYS } from '../../database/retainedApplicationDays.ts'
import { DAY_MS } from '../../database/retentionRule.ts'

/** A value that was sealed for a row opens for that row alone. */
export const deathClaimPurpose = (id: string): string => `death claim ${id}`

/** Claims for people who died, by claimants without an account. The broker looks for the policy. */
export const deathClaims = declareTable(
  pgTable(
    'death_claims',
    {
      id: uuid('id').primaryKey(),
      /** Identifies a repeated request; null if none was sent. */
      key: uuid('key'),
      /** A keyed hash. */
      bodyHash: text('body_hash').notNull(),
      /** The reference number that the claimant quotes. */
      reference: text('reference').notNull(),
      /** The claim's answers, sealed for this row. */
      sealedClaim: text('sealed_claim').notNull(),
      savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    },
    (table) => [
      uniqueIndex('death_claims_key').on(table.key),
      uniqueIndex('death_claims_reference').on(table.reference),
    ],
  ),
  (table) => ({
    // No column names who sent it: an account that is opened later with the same address must not show it.
    rows: null,
    retention: [
      {
        since: table.savedAt,
        afterMs: RETAINED_APPLICATION_DAYS * DAY_MS,
        description: `deleted after seven years (${RETAINED_APPLICATION_DAYS} days), as an application`,
      },
    ],
    exported: {
      what: 'A claim you sent without an account, for someone who has died',
      why: 'It isn’t part of your account. Ask us and we’ll give you a copy.',
    },
    closing: untouched(
      'It was sent without an account, so it isn’t part of any. It goes after seven years, as an application does.',
    ),
  }),
)

export const deathClaimTables = { deathClaims }
