import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { folderStore } from '../../file-store/folderStore.ts'
import { sealedFiles } from '../../file-store/sealedFiles.ts'
import { makeSealing } from '../../sealing/makeSealing.ts'
import { startJob } from '../../services/startJob.ts'
import { DATA_KEY } from '../../testing/dataKey.ts'
import { ENGINES, OPERATION_ENGINE } from '../../testing/engines.ts'
import { openEmpty } from '../../testing/openEmpty.ts'
import { identityChecks, identityFiles } from '../identity-check/tables.ts'
import { retentionJob } from './retentionJob.ts'
import { storedBytes, watchGrowth } from './watchGrowth.ts'

const MB = 1024 * 1024
const START = new Date('2026-11-23T01:00:00Z')
/** Rows that can't be packed, of some megabytes. */
const FILLER = sql`create table filler as
  select (select string_agg(md5(i::text || j::text), '') from generate_series(1, 40) j) from generate_series(1, 8000) i`
const after = (hours: number) => new Date(START.getTime() + hours * 3_600_000)

test('growth is told from the limit on, once a day, against the least of 24 hours', () => {
  const measure = watchGrowth(100)
  expect(measure(1000 * MB, after(0))).toBeNull()
  expect(measure(900 * MB, after(1))).toBeNull()
  expect(measure(1000 * MB - 1, after(2))).toBeNull()
  expect(measure(1000 * MB, after(3))).toEqual({ grownMb: 100, totalMb: 1000 })
  expect(measure(5000 * MB, after(4))).toBeNull()
  expect(measure(5000 * MB, after(26.9))).toBeNull()
  // The measurements of the first hours are older than a day, and the last one is the least.
  expect(measure(5099 * MB, after(28.5))).toBeNull()
  expect(measure(5200 * MB, after(29))).toEqual({ grownMb: 200, totalMb: 5200 })
})

test('growth of 1 GB is told where nothing else is set', () => {
  const measure = watchGrowth()
  measure(0, after(0))
  expect(measure(1024 * MB - 1, after(1))).toBeNull()
  expect(measure(1024 * MB, after(2))).toEqual({ grownMb: 1024, totalMb: 1024 })
})

describe('T24 the hourly job', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  test('says what grew since the hours before', async () => {
    const database = await openEmpty(OPERATION_ENGINE)
    const sealing = makeSealing([Buffer.from(DATA_KEY, 'base64')])
    const folder = mkdtempSync(join(tmpdir(), 'coverkit-files-'))
    const files = sealedFiles(folderStore(folder), sealing)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const said: unknown[] = []
    vi.spyOn(console, 'error').mockImplementation((text) => said.push(JSON.parse(text)))
    // Each run asks twice: what is over, and when the bytes were measured.
    let asked = 0
    const now = () => {
      asked++
      return START
    }
    const stop = startJob(retentionJob({ database, sealing, files, now }, 5))
    await expect.poll(() => asked).toBe(2)
    await database.queries.execute(FILLER)
    vi.advanceTimersByTime(3_600_000)
    await expect.poll(() => asked).toBe(4)
    await stop()
    await database.close()
    rmSync(folder, { recursive: true })
    const growth = { grownMb: expect.toSatisfy((mb: number) => mb >= 5), totalMb: expect.any(Number) }
    expect(said).toEqual([{ alert: 'storage-growth', hours: 24, ...growth }])
  })
})

describe.each(ENGINES)('the measured bytes on %s', (engine) => {
  test('are those of tables and of files that rows name', async () => {
    const database = await openEmpty(engine)
    const { queries } = database
    const before = await storedBytes(queries)
    expect(before).toBeGreaterThan(MB)
    const [check, now] = [randomUUID(), START]
    await queries
      .insert(identityChecks)
      .values({ id: check, owner: 'o', state: 'inProgress', matched: [], mismatches: [], updatedAt: now })
    const file = { check, number: 1, size: 700 * MB, file: 'key', fileHash: 'h', savedAt: now }
    await queries.insert(identityFiles).values(file)
    const withFile = (await storedBytes(queries)) - before
    expect(withFile).toBeGreaterThanOrEqual(700 * MB)
    expect(withFile).toBeLessThan(701 * MB)
    await queries.execute(FILLER)
    expect((await storedBytes(queries)) - before - withFile).toBeGreaterThan(MB)
    await database.close()
  })
})
