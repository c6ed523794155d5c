import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { quoteBody } from '../testing/bodies.ts'
import { startProcess } from '../testing/startProcess.ts'
import { writeUntilEnd } from '../testing/writeUntilEnd.ts'
import { openDatabase } from './openDatabase.ts'
import { quotes } from './schema.ts'

const KILLS = 5
const WRITERS = 20
const LONG = 60_000

let parent = ''
let folder = ''
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'coverkit-durability-'))
  folder = join(parent, 'data')
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

const useTemplate = () => cpSync(inject('pgliteTemplate'), folder, { recursive: true })
const start = () => startProcess({ SANDBOX_DATA: folder })

function isWhole({ id, body, answer }: typeof quotes.$inferSelect): boolean {
  const { tracking } = body as ReturnType<typeof quoteBody>
  return (
    isDeepStrictEqual(body, quoteBody({ tracking })) && isDeepStrictEqual(answer, { successful: true, id })
  )
}

async function savedQuotes() {
  const database = await openDatabase({ folder })
  const rows = await database.queries.select().from(quotes)
  await database.close()
  return rows
}

test(
  'F48 what was answered is there after kill -9, whole and once',
  async () => {
    useTemplate()
    const acknowledged: string[] = []
    const sent = new Set<string>()
    for (let kill = 0; kill < KILLS; kill++) {
      const sandbox = start()
      const writing = writeUntilEnd(await sandbox.url, WRITERS)
      await setTimeout(200 + 250 * kill)
      sandbox.child.kill('SIGKILL')
      expect(await sandbox.ended).toBe('SIGKILL')
      const written = await writing
      acknowledged.push(...written.acknowledged)
      for (const id of written.sent) sent.add(id)
    }
    const rows = await savedQuotes()
    const present = new Set(rows.map(({ trackingId }) => trackingId))
    expect(acknowledged.length).toBeGreaterThan(KILLS * WRITERS)
    expect(acknowledged.filter((id) => !present.has(id))).toEqual([])
    expect(present.size).toBe(rows.length)
    expect(rows.length - acknowledged.length).toBeLessThanOrEqual(KILLS * WRITERS)
    expect(rows.filter((row) => !isWhole(row) || !sent.has(row.trackingId ?? ''))).toEqual([])
  },
  LONG,
)

test('F51 a second process on the folder stops before it touches anything', async () => {
  useTemplate()
  const first = start()
  const url = await first.url
  const second = start()
  expect(await second.ended).toBe(1)
  expect(second.errors()).toContain(`in use by process ${first.child.pid}`)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
})

test(
  'F52 F53 a first start that is killed at any moment is made good by the next',
  async () => {
    for (const delay of [150, 500, 900, 1400]) {
      const sandbox = start()
      await Promise.race([setTimeout(delay), sandbox.ended])
      sandbox.child.kill('SIGKILL')
      await sandbox.ended
    }
    expect(await savedQuotes()).toEqual([])
  },
  LONG,
)

test('F53 a half-made folder is moved aside with what it holds', async () => {
  useTemplate()
  rmSync(join(folder, 'global', 'pg_control'))
  writeFileSync(join(folder, 'keep-me'), 'x')
  expect(await savedQuotes()).toEqual([])
  const aside = readdirSync(parent).filter((name) => name.startsWith('data.half-made-'))
  expect(aside).toHaveLength(1)
  expect(existsSync(join(parent, aside[0] ?? '', 'keep-me'))).toBe(true)
})

test('F54 a postmaster.pid is cleared unless a server lives', async () => {
  useTemplate()
  for (const content of ['-42\n/pglite/data\n', '999999999\n', '']) {
    writeFileSync(join(folder, 'postmaster.pid'), content)
    expect(await savedQuotes()).toEqual([])
  }
  writeFileSync(join(folder, 'postmaster.pid'), `${process.ppid}\n`)
  await expect(openDatabase({ folder })).rejects.toThrow(`in use by process ${process.ppid}`)
  expect(existsSync(`${folder}.lock`)).toBe(false)
})

test('F52 an interrupted migration leaves nothing half done', async () => {
  useTemplate()
  const database = await openDatabase({ folder })
  await database.queries.execute(sql`drop table calculations`)
  await database.queries.execute(sql`delete from drizzle.__drizzle_migrations`)
  await database.close()
  // The migration makes the missing table first and then fails on one that exists.
  await expect(openDatabase({ folder })).rejects.toThrow()
  const engine = await PGlite.create({ dataDir: folder })
  expect((await engine.query(`select to_regclass('calculations') as found`)).rows).toEqual([{ found: null }])
  expect((await engine.query(`select to_regclass('quotes') as found`)).rows).toEqual([{ found: 'quotes' }])
  await engine.close()
})

test(
  'F55 SIGTERM under load answers what is running and loses nothing',
  async () => {
    useTemplate()
    const sandbox = start()
    const writing = writeUntilEnd(await sandbox.url, WRITERS)
    await setTimeout(600)
    const asked = performance.now()
    sandbox.child.kill('SIGTERM')
    expect(await sandbox.ended).toBe(0)
    expect(performance.now() - asked).toBeLessThan(10_000)
    const { acknowledged } = await writing
    expect(acknowledged.length).toBeGreaterThan(WRITERS)
    const present = new Set((await savedQuotes()).map(({ trackingId }) => trackingId))
    expect(acknowledged.filter((id) => !present.has(id))).toEqual([])
    expect(existsSync(`${folder}.lock`)).toBe(false)
  },
  LONG,
)

test('one key cannot be two rows, whoever writes', async () => {
  useTemplate()
  const database = await openDatabase({ folder })
  const trackingId = quoteBody().tracking?.id
  const row = { trackingId, bodyHash: '', answer: {}, body: {} }
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
