import { desc } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { retained } from '../../database/closingRule.ts'
import { declareTable } from '../../database/declareTable.ts'
import { content, fingerprint, internalId, owner, shown } from '../../database/exportedColumns.ts'
import { byOwner } from '../../database/ownRows.ts'
import { openText } from '../../sealing/sealedJson.ts'
import { policies } from '../policies/tables.ts'

/** A value that was sealed for a row opens for that row alone. */
export const nominationPurpose = (id: string): string => `nomination ${id}`

/** `replaced`: the customer asked for others before the insurer had answered. */
export type NominationState = 'requested' | 'confirmed' | 'refused' | 'replaced'

/** The beneficiaries that customers asked to name; the latest confirmed row of a policy is who is named. */
export const nominations = declareTable(
  pgTable(
    'nominations',
    {
      id: uuid('id').primaryKey(),
      /** The subject of the customer who sent the request. */
      owner: text('owner').notNull(),
      policy: uuid('policy_id')
        .notNull()
        .references(() => policies.id, { onDelete: 'cascade' }),
      /** Identifies a repeated request; null if none was sent. */
      key: uuid('key'),
      /** A keyed hash. */
      bodyHash: text('body_hash').notNull(),
      reference: text('reference').notNull(),
      state: text('state').$type<NominationState>().notNull(),
      /** The requested beneficiaries, sealed for this row. */
      sealedNomination: text('sealed_nomination').notNull(),
      savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
      /** When the insurer answered. */
      decidedAt: timestamp('decided_at', { withTimezone: true }),
      /** When the fund got the signed form of a binding nomination. */
      signedFormAt: timestamp('signed_form_at', { withTimezone: true }),
    },
    (table) => [
      uniqueIndex('nominations_key').on(table.owner, table.key),
      uniqueIndex('nominations_reference').on(table.reference),
      index('nominations_policy').on(table.policy),
    ],
  ),
  (table) => ({
    rows: byOwner(table.owner),
    retention: [{ stays: 'stays with its policy, since it says who is named' }],
    exported: {
      chapter: 'records',
      title: 'Beneficiaries you asked to name',
      columns: {
        id: shown('Number'),
        owner,
        policy: shown('Policy'),
        key: internalId,
        bodyHash: fingerprint,
        reference: shown('Reference'),
        state: shown('State'),
        sealedNomination: content,
        savedAt: shown('When we got it'),
        decidedAt: shown('When the insurer answered'),
        signedFormAt: shown('When the fund got your signed form'),
      },
      order: [desc(table.savedAt), table.id],
      open: (sealing, row) => ({
        sealedNomination: openText(sealing, nominationPurpose(row.id), row.sealedNomination),
      }),
    },
    closing: retained(null, 'Beneficiaries that you asked to name', 'They’re part of a policy’s record.'),
  }),
)

export const nominationTables = { nominations }
