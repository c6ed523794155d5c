import { and, asc, eq, getTableName, gt, inArray, isNotNull } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/Database.ts'
import { FileMissing } from '../../file-store/FileStore.ts'
import { isUnfinished } from '../../file-store/fileKeys.ts'
import type { SealedFiles } from '../../file-store/sealedFiles.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { HEADER_BYTES } from '../../sealing/sealedFrames.ts'
import { FILE_TABLES, type FileTable } from './fileTables.ts'

const BATCH = 500
/** The start of a key by which the store is listed part by part. */
const PART_LENGTH = 2
/** The age from which a file without a row is not one that a request is about to record. */
const LEAST_AGE_MS = 3_600_000

interface SweepServices {
  queries: Queries
  sealing: Sealing
  files: SealedFiles
}

/** The numbers of files that no row names, by the outcome of a sweep. */
export interface Swept {
  removed: number
  /** Files that were sealed with none of the keys, as those of another database: they stay. */
  foreign: number
}

/** Removes files that no row names: of a deleted row, of a request that failed, and those that were left unfinished. */
export async function sweepFiles(services: SweepServices): Promise<Swept> {
  // The store's times are the system's, which no control moves.
  const before = Date.now() - LEAST_AGE_MS
  const swept = { removed: 0, foreign: 0 }
  let keys: string[] = []
  for await (const { key, storedAt } of services.files.store.list('')) {
    if (storedAt.getTime() > before) continue
    keys.push(key)
    if (keys.length === BATCH) {
      await sweepKeys(services, keys, swept)
      keys = []
    }
  }
  await sweepKeys(services, keys, swept)
  return swept
}

async function sweepKeys(services: SweepServices, keys: readonly string[], swept: Swept): Promise<void> {
  const named = new Set<string>()
  for (const fileTable of FILE_TABLES)
    for (const key of await namedKeys(services.queries, fileTable, keys)) named.add(key)
  for (const key of keys) {
    if (named.has(key)) continue
    if (isUnfinished(key) || (await isOwn(services, key))) {
      await services.files.remove(key)
      swept.removed++
    } else swept.foreign++
  }
}

async function namedKeys(queries: Queries, { table }: FileTable, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows: PgTable = table
  const found = await queries
    .select({ file: table.file })
    .from(rows)
    .where(inArray(table.file, [...keys]))
  return found.map(({ file }) => String(file))
}

/** Checks by a file's first bytes that one of the keys sealed it; true for one that is gone meanwhile. */
async function isOwn({ sealing, files }: SweepServices, key: string): Promise<boolean> {
  try {
    for await (const part of await files.store.get(key))
      return sealing.canOpenBytes(Buffer.from(part).subarray(0, HEADER_BYTES))
    return false
  } catch (error) {
    if (error instanceof FileMissing) return true
    throw error
  }
}

/** Counts the rows of each table that name a file which is not stored. */
export async function countMissingFiles({
  queries,
  files,
}: Pick<SweepServices, 'queries' | 'files'>): Promise<ReadonlyMap<string, number>> {
  const missing = new Map<string, number>()
  for (const { table } of FILE_TABLES) {
    const isStored = storedKeys(files)
    for await (const key of namedInOrder(queries, table)) {
      // A file may have been stored, replaced or removed since the store was listed.
      if ((await isStored(key)) || (await isListed(files, key)) || !(await isNamed(queries, table, key)))
        continue
      missing.set(getTableName(table), (missing.get(getTableName(table)) ?? 0) + 1)
    }
  }
  return missing
}

/** Reads the keys that a table names, in their order. */
async function* namedInOrder(queries: Queries, table: FileTable['table']): AsyncGenerator<string> {
  const rows: PgTable = table
  let last = ''
  for (let count = BATCH; count === BATCH; ) {
    const named = await queries
      .select({ file: table.file })
      .from(rows)
      .where(and(isNotNull(table.file), gt(table.file, last)))
      .orderBy(asc(table.file))
      .limit(BATCH)
    count = named.length
    last = String(named.at(-1)?.file)
    for (const { file } of named) yield String(file)
  }
}

/** Returns a check of keys in their order, which lists the store part by part. */
function storedKeys({ store }: SealedFiles): (key: string) => Promise<boolean> {
  let part = ''
  let keys = new Set<string>()
  return async (key) => {
    if (!key.startsWith(part) || part === '') {
      part = key.slice(0, PART_LENGTH)
      keys = new Set()
      for await (const listed of store.list(part)) keys.add(listed.key)
    }
    return keys.has(key)
  }
}

const isNamed = async (queries: Queries, table: FileTable['table'], key: string) =>
  (await queries.$count(table as PgTable, eq(table.file, key))) > 0

async function isListed({ store }: SealedFiles, key: string): Promise<boolean> {
  for await (const _ of store.list(key)) return true
  return false
}
