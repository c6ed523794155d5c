import type { ClaimDocument } from '@coverkit/core/claims'
import { desc } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../database/bytea.ts'
import { removed } from '../../database/closingRule.ts'
import { belongingTo, declareTable } from '../../database/declareTable.ts'
import { internalId, owner, shown } from '../../database/exportedColumns.ts'
import { byOwner } from '../../database/ownRows.ts'
import { DAY_MS } from '../../database/retentionRule.ts'
import type { Schema } from '../../document/Schema.ts'

type FileType = Schema<'StoredFile'>['mediaType']

/** The kinds of records that files are uploaded to in pieces. */
export const UPLOAD_KINDS = ['claim', 'transfer', 'increase', 'identity'] as const
export type UploadKind = (typeof UPLOAD_KINDS)[number]

/** A piece that was sealed for a row opens for that row alone. */
export const uploadPiecePurpose = (upload: string, start: number): string => `upload piece ${upload} ${start}`

/** Uploads in progress. A finished one stays until it expires, so that a lost answer can be requested again. */
export const uploads = declareTable(
  pgTable(
    'uploads',
    {
      id: uuid('id').primaryKey(),
      /** The subject of the customer who uploads the file; null for a caller whom a secret lets in. */
      owner: text('owner'),
      kind: text('kind').$type<UploadKind>().notNull(),
      /** The record in the sender's words, by which it is found again. */
      target: text('target').notNull(),
      /** The key of the record, which only its own callers reach (`FileHome`). */
      home: text('home').notNull(),
      number: integer('number').notNull(),
      /** The kind of document; `other` for all records but claims. */
      document: text('document').$type<ClaimDocument>().notNull(),
      mediaType: text('media_type').$type<FileType>().notNull(),
      /** The size of the whole file in bytes. */
      size: integer('size').notNull(),
      /** The number of bytes stored so far. */
      received: integer('received').notNull().default(0),
      /** The time at which the file was added to its record and its pieces were deleted. */
      storedAt: timestamp('stored_at', { withTimezone: true }),
      /** Refuses a number that has another file. */
      onlyNew: boolean('only_new').notNull().default(false),
      createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    },
    (table) => [index('uploads_home').on(table.home), index('uploads_owner').on(table.owner)],
  ),
  (table) => ({
    rows: byOwner(table.owner),
    retention: [
      {
        since: table.createdAt,
        afterMs: DAY_MS,
        description: 'deleted a day after it was begun, whether it arrived or not',
      },
    ],
    exported: {
      chapter: 'files',
      title: 'Documents on their way to us',
      columns: {
        id: internalId,
        owner,
        kind: shown('What it’s for'),
        target: shown('Which one'),
        home: internalId,
        number: shown('Number'),
        document: shown('What it is'),
        mediaType: shown('Type'),
        size: shown('Size in bytes'),
        received: shown('How much we have, in bytes'),
        storedAt: shown('When we had all of it'),
        onlyNew: internalId,
        createdAt: shown('When you started to send it'),
      },
      order: [desc(table.createdAt), table.id],
    },
    closing: removed,
  }),
)

/** Pieces of an upload, as they arrive. */
export const uploadPieces = declareTable(
  pgTable(
    'upload_pieces',
    {
      upload: uuid('upload_id')
        .notNull()
        .references(() => uploads.id, { onDelete: 'cascade' }),
      /** The offset of the piece in the file. */
      start: integer('start').notNull(),
      /** The bytes, sealed for this row. */
      piece: bytea('piece'),
      /** The bytes in base64, sealed for this row, as earlier releases stored them; replaced at start. */
      sealedPiece: text('sealed_piece'),
    },
    (table) => [primaryKey({ columns: [table.upload, table.start] })],
  ),
  (table) => ({
    rows: belongingTo(table.upload, uploads.id),
    retention: [{ stays: 'deleted once the file is whole, or with its upload' }],
    exported: {
      what: 'Parts of files that are still on their way',
      why: 'You can’t open a part by itself. Once we have the whole file, it’s in the export. If not, we delete it after a day.',
    },
    closing: removed,
  }),
)

export const uploadTables = { uploads, uploadPieces }
