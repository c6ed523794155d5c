import { integer, text, timestamp } from 'drizzle-orm/pg-core'

/** The columns of a stored file, whose bytes are in the store of files. */
export const fileColumns = () => ({
  /** The file's size in bytes. */
  size: integer('size').notNull(),
  /** The file's key in the store. */
  file: text('file_key').unique(),
  /** A keyed hash of the file. */
  fileHash: text('file_hash'),
  /** The file in base64, sealed for this row, as earlier releases stored it; moved to the store at start. */
  sealedFile: text('sealed_file'),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
})
