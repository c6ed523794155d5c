import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readSettings } from '../readSettings.ts'
import { startSandbox } from '../startSandbox.ts'
import { DATA_KEY } from '../testing/dataKey.ts'
import { OPERATION_ENGINES } from '../testing/engines.ts'
import { startProcess } from '../testing/startProcess.ts'
import { UNSAFE_IN_TESTS } from '../testing/unsafeInTests.ts'
import { MIGRATIONS } from './migrations.ts'

const PRELOAD = new URL('../testing/dieInMigration.ts', import.meta.url).href
/** The fourth migration makes two tables: the process is killed between them. */
const OLDER = 3
const BETWEEN = 'CREATE TABLE "resumes"'
const ROW = `insert into quotes (body_hash, answer, body) values ('', '{}', '{"kept":true}')`
const STATE = `select to_regclass('drafts')::text as drafts, to_regclass('resumes')::text as resumes,
  (select count(*)::int from drizzle.__drizzle_migrations) as migrations, (select count(*)::int from quotes) as quotes`

let parent = ''
let older = ''
beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'coverkit-migration-'))
  older = join(parent, 'older')
  cpSync(MIGRATIONS, older, { recursive: true })
  const journal = join(older, 'meta', '_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, OLDER) }))
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

/** Creates a database of the older version with a row; returns its environment and a function that reads it. */
async function olderPglite() {
  const folder = join(parent, 'data')
  const engine = await PGlite.create({ dataDir: folder })
  await migrate(drizzle(engine), { migrationsFolder: older })
  await engine.exec(ROW)
  await engine.close()
  return {
    env: { SANDBOX_DATA: folder },
    readState: async () => {
      const again = await PGlite.create({ dataDir: folder })
      const { rows } = await again.query(STATE)
      await again.close()
      return rows[0]
    },
  }
}

async function olderPostgres() {
  const name = 'older_version'
  const server = inject('postgresUrl') ?? ''
  const url = server.replace(/postgres$/, name)
  const withClient = async (address: string, work: (client: pg.Client) => Promise<unknown>) => {
    const client = new pg.Client({ connectionString: address })
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }
  await withClient(server, (client) => client.query(`create database ${name}`))
  await withClient(url, async (client) => {
    await migratePostgres(drizzlePostgres(client), { migrationsFolder: older })
    await client.query(ROW)
  })
  return {
    env: {
      DATABASE_URL: url,
      FILES_DIR: join(parent, 'files'),
      DATA_KEY,
      IDENTITY_ISSUER: 'https://id.example/pool',
    },
    readState: () => withClient(url, async (client) => (await client.query(STATE)).rows[0]),
  }
}

describe.each(OPERATION_ENGINES)('migrations on %s', (engine) => {
  // Takes over 5 s: it creates a database of an older version and starts a process, which dies in its
  // migrations.
  test('F52 a later migration that is killed in its middle leaves the older version, and the next start completes it', async () => {
    const { env, readState } = engine === 'pglite' ? await olderPglite() : await olderPostgres()
    const before = { drafts: null, resumes: null, migrations: OLDER, quotes: 1 }
    expect(await readState()).toEqual(before)

    const killed = startProcess({ ...env, NODE_OPTIONS: `--import ${PRELOAD}`, DIE_AT: BETWEEN })
    expect(await killed.ended).toBe('SIGKILL')
    expect(await readState()).toEqual(before)

    const sandbox = await startSandbox({
      ...readSettings({ ...env, PORT: '0', ALLOW_UNSAFE: UNSAFE_IN_TESTS }),
      log: 'nowhere',
    })
    expect((await fetch(`${sandbox.url}/readyz`)).status).toBe(200)
    await sandbox.close()
    expect(await readState()).toMatchObject({ drafts: 'drafts', resumes: 'resumes', quotes: 1 })
  })
})
