import { desc, isNull, sql } from 'drizzle-orm'
import { boolean, index, integer, json, jsonb, type PgColumn, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { removed } from '../../database/closingRule.ts'
import { declareTable } from '../../database/declareTable.ts'
import {
  answered,
  content,
  draftOf,
  fingerprint,
  internalId,
  owner,
  shown,
} from '../../database/exportedColumns.ts'
import { isClear } from '../../database/isClear.ts'
import { anyOf, byEmailHash, byOwner } from '../../database/ownRows.ts'
import { RETAINED_REVISIONS } from '../../database/retainedRevisions.ts'
import { DAY_MS, LATEST_OF_A_DRAFT, saveKeys } from '../../database/retentionRule.ts'
import { savedAt } from '../../database/savedAt.ts'
import type { Schema } from '../../document/Schema.ts'
import { openJson, type Sealed } from '../../sealing/sealedJson.ts'

/**
 * Columns of every save. A row is one revision of a draft, so its idempotency key, the hash of its body, its
 * answer and its data are written together.
 */
const save = () => ({
  id: uuid('id').primaryKey().defaultRandom(),
  trackingId: uuid('tracking_id').unique(),
  clientId: text('client_id'),
  draft: text('draft'),
  rev: integer('rev'),
  /** A keyed hash, since a plain hash would reveal answers that have few possible values. */
  bodyHash: text('body_hash').notNull(),
  // Not jsonb, which reorders keys: a repeated request gets the same bytes.
  answer: json('answer').$type<Schema<'SaveAnswer'>>().notNull(),
  /** The sent body, sealed for this row; cleared in older revisions. */
  body: jsonb('body').$type<Sealed<object>>().notNull(),
  savedAt: savedAt(),
})

/** A save without tracking is a draft of its own. */
const draftOfSave = ({ draft, id }: { draft: PgColumn; id: PgColumn }) => sql`coalesce(${draft}, ${id}::text)`

export const quotes = declareTable(
  pgTable(
    'quotes',
    {
      ...save(),
      /** A keyed hash of the chosen offer. The list of saved quotes dates an offer by its first revision. */
      offerHash: text('offer_hash'),
      /** The subject of the token that the save came with; null for a visitor, whatever its `clientId`. */
      owner: text('owner'),
    },
    (table) => [
      index('quotes_client').on(table.clientId),
      index('quotes_owner').on(table.owner),
      index('quotes_clear').on(table.id).where(isClear(table.body)),
    ],
  ),
  (table) => ({
    rows: byOwner(table.owner),
    retention: [
      saveKeys(table.savedAt, isNull(table.owner)),
      {
        since: table.savedAt,
        afterMs: 366 * DAY_MS,
        description: 'a customer’s: deleted after a year',
      },
      {
        retainLatest: RETAINED_REVISIONS,
        per: [sql`coalesce(${table.owner}, ${table.clientId})`, draftOfSave(table)],
        newestFirst: sql`${table.rev} desc nulls last, ${table.savedAt} desc`,
        clear: { set: { body: sql`'{}'::jsonb` }, pending: sql`${table.body} <> '{}'` },
        description: `${LATEST_OF_A_DRAFT}, older ones a fingerprint of the offer only`,
      },
    ],
    exported: {
      chapter: 'started',
      title: 'Quotes',
      columns: {
        id: shown('Number'),
        trackingId: internalId,
        clientId: internalId,
        draft: internalId,
        rev: shown('Version'),
        bodyHash: fingerprint,
        answer: answered,
        body: content,
        offerHash: fingerprint,
        owner,
        savedAt: shown('When we got it'),
      },
      order: [desc(table.savedAt), desc(table.rev), table.id],
      open: (sealing, { id, body }) => ({ body: openJson(sealing, 'quote', id, body) }),
      revisionOf: ({ body, id }) => draftOf(body) || String(id),
    },
    closing: removed,
  }),
)

export const calculations = declareTable(
  pgTable(
    'calculations',
    {
      ...save(),
      mailed: boolean('mailed').notNull().default(false),
      /** A keyed hash of the address that it was mailed to. */
      emailHash: text('email_hash'),
      /** The subject of the token that the save came with; null for a visitor, whatever its `clientId`. */
      owner: text('owner'),
    },
    (table) => [
      index('calculations_client').on(table.clientId),
      index('calculations_owner').on(table.owner),
      index('calculations_clear').on(table.id).where(isClear(table.body)),
    ],
  ),
  (table) => ({
    rows: anyOf(byOwner(table.owner), byEmailHash(table.emailHash, table.savedAt)),
    retention: [
      saveKeys(table.savedAt),
      {
        retainLatest: RETAINED_REVISIONS,
        per: [table.clientId, draftOfSave(table)],
        newestFirst: sql`${table.rev} desc nulls last, ${table.savedAt} desc`,
        clear: {
          set: { body: sql`'{}'::jsonb`, email_hash: sql`null` },
          pending: sql`${table.body} <> '{}'`,
        },
        description: LATEST_OF_A_DRAFT,
      },
    ],
    exported: {
      chapter: 'started',
      title: 'Calculations of how much cover you need',
      columns: {
        id: shown('Number'),
        trackingId: internalId,
        clientId: internalId,
        draft: internalId,
        rev: shown('Version'),
        bodyHash: fingerprint,
        answer: answered,
        body: content,
        emailHash: fingerprint,
        owner,
        mailed: { leftOut: 'We don’t use this any more.' },
        savedAt: shown('When we got it'),
      },
      order: [desc(table.savedAt), desc(table.rev), table.id],
      open: (sealing, { id, body }) => ({ body: openJson(sealing, 'calculation', id, body) }),
      revisionOf: ({ body, id }) => draftOf(body) || String(id),
    },
    closing: removed,
  }),
)

export const quoteTables = { quotes, calculations }
