import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fillWithEmptyDatabase } from './emptyDatabase.ts'
import { MIGRATIONS } from './migrations.ts'

/** A database that is the texts of its migrations. */
const create = vi.fn(async (folder: string, migrations: string) => {
  mkdirSync(folder)
  const texts = globSync('*.sql', { cwd: migrations }).map((file) =>
    readFileSync(join(migrations, file), 'utf8'),
  )
  writeFileSync(join(folder, 'texts'), texts.join())
})

let parent: string
let migrations: string
let stored: string
beforeEach(() => {
  create.mockClear()
  parent = mkdtempSync(join(tmpdir(), 'coverkit-empty-'))
  stored = join(parent, 'deep', 'stored')
  migrations = join(parent, 'migrations')
  cpSync(MIGRATIONS, migrations, { recursive: true })
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

/** Fills a folder, and returns the texts of the migrations in it. */
async function filled(name: string): Promise<string> {
  const folder = join(parent, name)
  mkdirSync(folder)
  await fillWithEmptyDatabase(folder, { stored, migrations, create })
  return readFileSync(join(folder, 'texts'), 'utf8')
}

test('is created once, and copied', async () => {
  const first = await filled('first')
  writeFileSync(join(parent, 'first', 'texts'), 'rows')
  expect(await filled('second')).toBe(first)
  expect(create).toHaveBeenCalledTimes(1)
})

test('another migration, or another text of one, is another database, and the former one is not stored', async () => {
  const planted = join(migrations, '9999_planted.sql')
  expect(await filled('first')).not.toContain('planted')
  writeFileSync(planted, 'create table planted ();')
  expect(await filled('second')).toContain('create table planted ();')
  writeFileSync(planted, 'create table planted (one integer);')
  expect(await filled('third')).toContain('create table planted (one integer);')
  rmSync(planted)
  expect(await filled('fourth')).not.toContain('planted')
  expect(create).toHaveBeenCalledTimes(4)
  expect(readdirSync(stored)).toHaveLength(1)
})

test('one that a killed process has half made, or half copied, is no part of the next', async () => {
  create.mockImplementationOnce(async (folder) => {
    mkdirSync(folder)
    throw new Error('killed')
  })
  await expect(filled('killed')).rejects.toThrow('killed')
  mkdirSync(join(parent, 'data.copy'))
  writeFileSync(join(parent, 'data.copy', 'planted'), '')
  expect(await filled('data')).toContain('CREATE TABLE "quotes"')
  expect(existsSync(join(parent, 'data', 'planted'))).toBe(false)
  expect(existsSync(join(parent, 'data.copy'))).toBe(false)
})

test('where none can be stored the folder stays empty, for PGlite to fill', async () => {
  const folder = join(parent, 'data')
  mkdirSync(folder)
  const notAFolder = join(migrations, 'meta', '_journal.json', 'stored')
  await fillWithEmptyDatabase(folder, { stored: notAFolder, migrations, create })
  expect(readdirSync(folder)).toEqual([])
})
