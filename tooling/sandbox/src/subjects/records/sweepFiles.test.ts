import { randomBytes, randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../database/Database.ts'
import { newFileKey } from '../../file-store/fileKeys.ts'
import { folderStore } from '../../file-store/folderStore.ts'
import { sealedFiles } from '../../file-store/sealedFiles.ts'
import { makeSealing } from '../../sealing/makeSealing.ts'
import { OPERATION_ENGINES } from '../../testing/engines.ts'
import { openEmpty } from '../../testing/openEmpty.ts'
import { filesIn, makeOld, pathIn, useFiles } from '../../testing/useFiles.ts'
import { transferFilePurpose, transferFiles } from '../submissions/transferTables.ts'
import { TABLES } from './allTables.ts'
import { FILE_TABLES } from './fileTables.ts'
import { countMissingFiles, sweepFiles } from './sweepFiles.ts'

const HOUR = 60

test('the sweep knows every table whose rows name a file', () => {
  const naming = Object.values(TABLES).filter((table) =>
    getTableConfig(table).columns.some(({ name }) => name === 'file_key'),
  )
  expect(FILE_TABLES.map(({ table }) => table)).toEqual(expect.arrayContaining(naming))
  expect(naming).toHaveLength(FILE_TABLES.length)
})

describe.each(OPERATION_ENGINES)('files without a row on %s', (engine) => {
  const { folder, files, sealing } = useFiles()
  let database: Database
  beforeAll(async () => {
    database = await openEmpty(engine)
  })
  afterAll(() => database.close())

  const sweep = () => sweepFiles({ queries: database.queries, sealing, files })
  const missing = async () => [...(await countMissingFiles({ queries: database.queries, files }))]
  /** Stores a file with its row, so many minutes ago. */
  async function recorded(minutes: number): Promise<string> {
    const draftKey = randomUUID()
    const stored = await files.write(transferFilePurpose(draftKey, 1), [randomBytes(100)])
    await database.queries.insert(transferFiles).values({
      ...{ draftKey, number: 1, mediaType: 'image/jpeg', size: 100, savedAt: new Date() },
      file: stored.key,
    })
    makeOld(folder, stored.key, minutes)
    return stored.key
  }
  async function unrecorded(minutes: number): Promise<string> {
    const { key } = await files.write('nothing', [randomBytes(100)])
    makeOld(folder, key, minutes)
    return key
  }

  test('go after an hour; one with a row stays, and one that may get its row', async () => {
    const staying = [await recorded(0), await recorded(10 * HOUR), await unrecorded(HOUR - 1)]
    const left = await unrecorded(HOUR + 1)
    const [first = ''] = staying
    const half = `${first.slice(0, 2)}${newFileKey().slice(2)}.part`
    writeFileSync(pathIn(folder, half), 'half')
    makeOld(folder, half, HOUR + 1)
    expect(await sweep()).toEqual({ removed: 2, foreign: 0 })
    expect(filesIn(folder)).toEqual(staying.toSorted())
    expect(filesIn(folder)).not.toContain(left)
  })

  test('go once their row is deleted', async () => {
    const key = await recorded(2 * HOUR)
    await sweep()
    expect(filesIn(folder)).toContain(key)
    await database.queries.delete(transferFiles).where(eq(transferFiles.file, key))
    await sweep()
    expect(filesIn(folder)).not.toContain(key)
  })

  test('of another database stay: they were sealed with another key', async () => {
    const other = sealedFiles(folderStore(folder), makeSealing([randomBytes(32)]))
    const { key } = await other.write('nothing', [randomBytes(100)])
    makeOld(folder, key, 2 * HOUR)
    expect(await sweep()).toEqual({ removed: 0, foreign: 1 })
    expect(filesIn(folder)).toContain(key)
    rmSync(pathIn(folder, key))
  })

  test('go in batches', async () => {
    for (let count = 0; count < 520; count++) await unrecorded(2 * HOUR)
    expect(await sweep()).toEqual({ removed: 520, foreign: 0 })
  })

  test('rows without a file are counted by their table', async () => {
    const key = await recorded(0)
    expect(await missing()).toEqual([])
    rmSync(pathIn(folder, key))
    expect(await missing()).toEqual([['transfer_files', 1]])
    await database.queries.delete(transferFiles).where(eq(transferFiles.file, key))
    expect(await missing()).toEqual([])
  })
})
