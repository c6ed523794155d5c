import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { quotes } from '../subjects/quotes/tables.ts'
import { openDatabase } from '../subjects/records/openDatabase.ts'
import { quoteBody } from '../testing/bodies.ts'
import { isLongRun } from '../testing/isLongRun.ts'
import { useFolder } from '../testing/useFolder.ts'

const LONG = 600_000
/** Contents of `postmaster.pid` after a server has ended; the engine itself leaves the first. */
const STALE_PIDS = ['-42\n/pglite/data\n', '999999999\n', '']

const { location, copyTemplate, start, savedQuotes } = useFolder()

/** The files whose appearance is the moment at which a first start is killed. */
const MOMENTS = [
  ['its lock', '.lock'],
  ['its folder', '/global/pg_control'],
  ['an engine on the folder', '/postmaster.pid'],
] as const

// Takes over 5 s on a slow machine: it starts a process, which is killed, and opens its database.
test.each(isLongRun ? MOMENTS : MOMENTS.slice(1, 2))(
  'F52 F53 a first start that is killed once there is %s is made good by the next',
  async (_name, file) => {
    const sandbox = start()
    await expect.poll(() => existsSync(location.folder + file), { interval: 2, timeout: LONG }).toBe(true)
    sandbox.child.kill('SIGKILL')
    expect(await sandbox.ended).toBe('SIGKILL')
    expect(await savedQuotes()).toEqual([])
  },
  LONG,
)

test('F53 a half-made folder is moved aside with what it holds', async () => {
  copyTemplate()
  rmSync(join(location.folder, 'global', 'pg_control'))
  writeFileSync(join(location.folder, 'keep-me'), 'x')
  expect(await savedQuotes()).toEqual([])
  const aside = readdirSync(location.parent).filter((name) => name.startsWith('data.half-made-'))
  expect(aside).toHaveLength(1)
  expect(existsSync(join(location.parent, aside[0] ?? '', 'keep-me'))).toBe(true)
})

test('F54 a postmaster.pid is cleared unless a server lives', async () => {
  copyTemplate()
  for (const content of isLongRun ? STALE_PIDS : STALE_PIDS.slice(0, 1)) {
    writeFileSync(join(location.folder, 'postmaster.pid'), content)
    expect(await savedQuotes()).toEqual([])
  }
  writeFileSync(join(location.folder, 'postmaster.pid'), `${process.ppid}\n`)
  await expect(openDatabase({ folder: location.folder })).rejects.toThrow(`in use by process ${process.ppid}`)
  expect(existsSync(`${location.folder}.lock`)).toBe(false)
})

test('F52 an interrupted migration leaves nothing half done', async () => {
  copyTemplate()
  const database = await openDatabase({ folder: location.folder })
  await database.queries.execute(sql`drop table calculations`)
  await database.queries.execute(sql`delete from drizzle.__drizzle_migrations`)
  await database.close()
  // The migration creates the missing table first and then fails on an existing one.
  await expect(openDatabase({ folder: location.folder })).rejects.toThrow()
  const engine = await PGlite.create({ dataDir: location.folder })
  expect((await engine.query(`select to_regclass('calculations') as found`)).rows).toEqual([{ found: null }])
  expect((await engine.query(`select to_regclass('quotes') as found`)).rows).toEqual([{ found: 'quotes' }])
  await engine.close()
})

test('one key cannot be two rows, whoever writes', async () => {
  copyTemplate()
  const database = await openDatabase({ folder: location.folder })
  const trackingId = quoteBody().tracking?.id
  const answer = { successful: true as const, id: randomUUID() }
  const row = { trackingId, bodyHash: '', answer, body: {} }
  await database.queries.insert(quotes).values(row)
  await expect(database.queries.insert(quotes).values(row)).rejects.toThrow()
  expect(
    await database.queries
      .select()
      .from(quotes)
      .where(eq(quotes.trackingId, trackingId ?? '')),
  ).toHaveLength(1)
  await database.close()
})
