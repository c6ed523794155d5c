import { desc, isNotNull, sql } from 'drizzle-orm'
import { index, integer, json, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { removed } from '../../database/closingRule.ts'
import { declareTable } from '../../database/declareTable.ts'
import { answered, content, fingerprint, internalId, owner, shown } from '../../database/exportedColumns.ts'
import { byOwner } from '../../database/ownRows.ts'
import { RETAINED_REVISIONS } from '../../database/retainedRevisions.ts'
import { LATEST_OF_A_DRAFT, saveKeys, setNull } from '../../database/retentionRule.ts'
import { savedAt } from '../../database/savedAt.ts'
import type { Schema } from '../../document/Schema.ts'
import { openText } from '../../sealing/sealedJson.ts'

export type DraftContent = Pick<Schema<'DraftRequest'>, 'version' | 'attempt' | 'answers'>

/** A value that was sealed for a row opens for that row alone. */
export const draftPurpose = (id: string): string => `draft ${id}`

/**
 * Drafts stored with an account, a row for each revision. Deleting one clears its data but not its key, hash and
 * answer, so that a late repetition does not restore it.
 */
export const drafts = declareTable(
  pgTable(
    'drafts',
    {
      id: uuid('id').primaryKey().defaultRandom(),
      owner: text('owner').notNull(),
      flow: text('flow').$type<Schema<'FlowName'>>().notNull(),
      rev: integer('rev').notNull(),
      trackingId: uuid('tracking_id'),
      bodyHash: text('body_hash').notNull(),
      answer: json('answer').$type<Schema<'SaveDraftAnswer'>>().notNull(),
      /** Version, attempt and answers as they were sent, sealed for this row; null once deleted. */
      content: json('content').$type<DraftContent | string>(),
      savedAt: savedAt(),
      expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    },
    (table) => [
      uniqueIndex('drafts_tracking').on(table.owner, table.trackingId),
      index('drafts_latest').on(table.owner, table.flow, table.rev),
    ],
  ),
  (table) => ({
    rows: byOwner(table.owner),
    retention: [
      {
        since: table.expiresAt,
        afterMs: 0,
        clear: setNull(table.content),
        description: 'answers go 30 days after they were saved',
      },
      {
        retainLatest: RETAINED_REVISIONS,
        per: [table.owner, table.flow],
        newestFirst: sql`${table.rev} desc, ${table.savedAt} desc`,
        clear: setNull(table.content),
        description: LATEST_OF_A_DRAFT,
      },
      saveKeys(table.savedAt),
    ],
    exported: {
      chapter: 'started',
      title: 'What you’ve started and saved in your account',
      columns: {
        id: internalId,
        owner,
        flow: shown('What it is'),
        rev: shown('Version'),
        trackingId: internalId,
        bodyHash: fingerprint,
        answer: answered,
        content,
        savedAt: shown('When we got it'),
        expiresAt: shown('When we delete it'),
      },
      where: isNotNull(table.content),
      order: [desc(table.savedAt), desc(table.rev), table.id],
      open: (sealing, row) => ({
        content:
          typeof row.content === 'string'
            ? openText(sealing, draftPurpose(row.id), row.content)
            : row.content,
      }),
      revisionOf: ({ flow }) => String(flow),
    },
    closing: removed,
  }),
)

export const draftTables = { drafts }
