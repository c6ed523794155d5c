import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/Database.ts'
import type { SealedFiles } from '../../file-store/sealedFiles.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { SealError } from '../../sealing/SealError.ts'
import { joined } from '../../sealing/sealedFrames.ts'
import { uploadPiecePurpose, uploadPieces } from '../files/tables.ts'
import { FILE_TABLES, type FileTable } from './fileTables.ts'

/** The most rows that are named at a time; of files only one is in memory. */
const BATCH = 100

interface MoveServices {
  queries: Queries
  sealing: Sealing
  files: SealedFiles
}

/** How many rows were moved, and how many stay as they are since no key opens them. */
export interface Moved {
  moved: number
  unreadable: number
}

/** `elsewhere`: another process has moved the row meanwhile. */
type Outcome = 'moved' | 'unreadable' | 'elsewhere'

/**
 * Moves files that earlier releases stored in rows, as text, to the store of files, and pieces of uploads to bytes.
 * It may be interrupted and repeated: a file is stored before its row changes, and a row changes once, even if two
 * processes start at the same time.
 */
export async function moveFiles(services: MoveServices): Promise<Moved> {
  const total = { moved: 0, unreadable: 0 }
  for (const fileTable of FILE_TABLES) await moveTable(services, fileTable, total)
  await movePieces(services, total)
  return total
}

/** Moves the rows that `name` lists, batch by batch; those that no key opens are skipped. */
async function moveEach<Row>(
  name: (offset: number) => Promise<Row[]>,
  move: (row: Row) => Promise<Outcome>,
  total: Moved,
): Promise<void> {
  for (let skipped = 0, count = BATCH; count === BATCH; ) {
    const rows = await name(skipped)
    count = rows.length
    for (const row of rows) {
      const outcome = await move(row)
      if (outcome === 'unreadable') skipped++
      if (outcome !== 'elsewhere') total[outcome]++
    }
  }
}

async function moveTable(
  { queries, sealing, files }: MoveServices,
  { table, record, purposeOf }: FileTable,
  total: Moved,
): Promise<void> {
  // The library derives no types of queries from a generic table.
  const rows: PgTable = table
  const name = (offset: number) =>
    queries
      .select({ id: record, number: table.number })
      .from(rows)
      .where(isNotNull(table.sealedFile))
      .orderBy(asc(record), asc(table.number))
      .limit(BATCH)
      .offset(offset)
  await moveEach(
    name,
    async ({ id, number }) => {
      const purpose = purposeOf(String(id), Number(number))
      const isWaiting = and(eq(record, id), eq(table.number, number), isNotNull(table.sealedFile))
      const [row] = await queries.select({ text: table.sealedFile }).from(rows).where(isWaiting)
      if (!row) return 'elsewhere'
      const bytes = opened(sealing, purpose, String(row.text))
      if (bytes === null) return 'unreadable'
      const file = await files.write(purpose, [bytes])
      const changes = { file: file.key, fileHash: files.hashOf(purpose, file), size: file.size }
      const moved = await queries
        .update(rows)
        .set({ ...changes, sealedFile: null })
        .where(isWaiting)
        .returning({ number: table.number })
      if (moved.length > 0) return 'moved'
      await files.remove(file.key)
      return 'elsewhere'
    },
    total,
  )
}

async function movePieces({ queries, sealing }: MoveServices, total: Moved): Promise<void> {
  const { upload, start, sealedPiece } = uploadPieces
  const name = (offset: number) =>
    queries
      .select({ upload, start })
      .from(uploadPieces)
      .where(isNotNull(sealedPiece))
      .orderBy(asc(upload), asc(start))
      .limit(BATCH)
      .offset(offset)
  await moveEach(
    name,
    async (named) => {
      const purpose = uploadPiecePurpose(named.upload, named.start)
      const isWaiting = and(eq(upload, named.upload), eq(start, named.start), isNotNull(sealedPiece))
      const [row] = await queries.select({ text: sealedPiece }).from(uploadPieces).where(isWaiting)
      if (!row?.text) return 'elsewhere'
      const bytes = opened(sealing, purpose, row.text)
      if (bytes === null) return 'unreadable'
      const piece = await joined(sealing.sealBytes(purpose, [bytes]))
      await queries.update(uploadPieces).set({ piece, sealedPiece: null }).where(isWaiting)
      return 'moved'
    },
    total,
  )
}

/** Returns the bytes of a sealed text in base64; null if no key opens it. */
function opened(sealing: Sealing, purpose: string, text: string): Buffer | null {
  try {
    return Buffer.from(sealing.open(purpose, text), 'base64')
  } catch (error) {
    if (error instanceof SealError) return null
    throw error
  }
}
