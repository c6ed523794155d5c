import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseWithoutTables, ENGINES, type Engine } from '../testing/engines.ts'
import { MIGRATIONS } from './migrations.ts'

/** The number of migrations before `0008_flow_names`. */
const OLDER = 8

let older = ''
beforeAll(() => {
  older = mkdtempSync(join(tmpdir(), 'coverkit-flow-names-'))
  cpSync(MIGRATIONS, older, { recursive: true })
  const journal = join(older, 'meta', '_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, OLDER) }))
})
afterAll(() => rmSync(older, { recursive: true, force: true }))

interface OpenDatabase {
  migrate: (folder: string) => Promise<void>
  query: (sql: string, values?: unknown[]) => Promise<unknown[]>
  close: () => Promise<void>
}

async function openDatabase(engine: Engine): Promise<OpenDatabase> {
  if (engine === 'pglite') {
    const memory = await PGlite.create()
    return {
      migrate: (migrationsFolder) => migrate(drizzle(memory), { migrationsFolder }),
      query: async (sql, values) => (await memory.query(sql, values)).rows,
      close: () => memory.close(),
    }
  }
  const { url } = await databaseWithoutTables()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    migrate: (migrationsFolder) => migratePostgres(drizzlePostgres(client), { migrationsFolder }),
    query: async (sql, values) => (await client.query(sql, values)).rows,
    close: () => client.end(),
  }
}

const FLOWS = ['calculator', 'client-quote', 'application', 'change-cover', 'transfer']

/** Returns the content stored for a mailed link. The answers contain flow names too, as a visitor's may. */
const contentOf = (flow: string) =>
  JSON.stringify({
    email: 'a@example.com',
    consent: 'I want "draft":{"flow":"transfer"',
    draft: {
      flow,
      version: 1,
      attempt: 'a-1',
      answers: { z: 1, draft: { flow: 'transfer' }, a: 'transfer' },
      savedAt: '2026-11-21T02:00:00.000Z',
    },
  })

describe.each(ENGINES)('rows of the former names of flows on %s', (engine) => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openDatabase(engine)
    await database.migrate(older)
    for (const [index, flow] of FLOWS.entries()) {
      await database.query(
        `insert into drafts (owner, flow, rev, body_hash, answer, content, expires_at)
         values ('o', $1, $2, '', '{"successful":true}', '{"answers":{"flow":"transfer"}}', now())`,
        [flow, index + 1],
      )
      await database.query(
        `insert into resumes (token_hash, tracking_id, body_hash, answer, content, expires_at)
         values ($1, gen_random_uuid(), '', '{}', $2, now())`,
        [flow, contentOf(flow)],
      )
    }
    await database.query(
      `insert into resumes (token_hash, tracking_id, body_hash, answer, content, expires_at)
       values ('handed over', gen_random_uuid(), '', '{}', null, now())`,
    )
    await database.migrate(MIGRATIONS)
  })
  afterAll(() => database.close())

  test('drafts of the account have the names of now, and are otherwise as they were', async () => {
    const unchanged = { content: '{"answers":{"flow":"transfer"}}', answer: '{"successful":true}' }
    expect(
      await database.query(
        'select flow, rev, content::text as content, answer::text as answer from drafts order by rev',
      ),
    ).toEqual([
      { flow: 'calculator', rev: 1, ...unchanged },
      { flow: 'client-quote', rev: 2, ...unchanged },
      { flow: 'application', rev: 3, ...unchanged },
      { flow: 'change-my-cover', rev: 4, ...unchanged },
      { flow: 'transfer-policy', rev: 5, ...unchanged },
    ])
  })

  test('so have drafts behind mailed links, to the byte', async () => {
    const text = async (tokenHash: string) =>
      database.query('select content::text as content from resumes where token_hash = $1', [tokenHash])
    expect(await text('transfer')).toEqual([{ content: contentOf('transfer-policy') }])
    expect(await text('client-quote')).toEqual([{ content: contentOf('client-quote') }])
    expect(await text('handed over')).toEqual([{ content: null }])
  })
})
