import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Database } from '../database/Database.ts'
import type { SealedFiles } from '../file-store/sealedFiles.ts'
import { type SandboxOptions, startSandbox } from '../startSandbox.ts'
import type { DatabaseLocation } from '../subjects/records/openDatabase.ts'
import { createDatabase } from './createDatabase.ts'
import { DATA_KEY } from './dataKey.ts'
import { isLongRun } from './isLongRun.ts'
import { brandMailFaults } from './mailFaults.ts'
import { type Api, makeApi } from './makeApi.ts'
import { sampleDocuments } from './sampleDocuments.ts'
import { testSites } from './testSites.ts'

export type Engine = 'pglite' | 'postgres'

/** Whether the tests have a PostgreSQL server; PGlite is always there. */
export const HAS_SERVER = inject('postgresUrl') !== null

/**
 * One engine for tests that depend on none: the server's if installed, since production uses it, requests are concurrent there,
 * and PGlite takes half a second of processor to start. The browser's journeys run on PGlite.
 */
export const OPERATION_ENGINE: Engine = HAS_SERVER ? 'postgres' : 'pglite'

const every: Engine[] = HAS_SERVER ? ['pglite', 'postgres'] : ['pglite']
const { ENGINES: chosen = isLongRun ? 'all' : 'one' } = process.env

/**
 * Engines for tests of what differs between them: the same one in `npm test`; `npm run test:all` sets `ENGINES` and runs
 * them on PGlite too.
 */
export const ENGINES: Engine[] =
  chosen === 'all' ? every : [chosen === 'embedded' ? 'pglite' : OPERATION_ENGINE]

/** Engines for the answers of operations: all of them in `pnpm test:long`. */
export const OPERATION_ENGINES: Engine[] = isLongRun ? every : [OPERATION_ENGINE]

/** Cheap hashes: the tests of the hashes cover the real cost. */
const CHEAP = { N: 2, r: 8, p: 1 }

/**
 * Starts a sandbox on an empty database, with a client that checks every answer against the document. Closing it
 * fails if a message was sent without its brand's foot.
 */
export async function startTestSandbox(
  engine: Engine,
  options: Partial<SandboxOptions> = {},
): Promise<Api & { database: Database; files: SealedFiles; close: () => Promise<void> }> {
  const empty = await emptyDatabase(engine)
  const sandbox = await startSandbox({
    database: empty.database,
    dataKey: DATA_KEY,
    controls: true,
    insurerTimeoutMs: 200,
    sites: testSites(),
    documents: sampleDocuments,
    ...options,
    pool: { passwordCost: CHEAP, ...options.pool },
  })
  return {
    ...makeApi(sandbox.url),
    database: sandbox.database,
    files: sandbox.files,
    close: async () => {
      const faults = brandMailFaults(await sentMails(sandbox.url))
      await sandbox.close()
      empty.remove()
      if (faults.length > 0) throw new Error(`Sent without its brand’s foot: ${faults.join(', ')}`)
    },
  }
}

async function sentMails(url: string) {
  const answer = await fetch(`${url}/sandbox/mail`, { headers: { accept: 'application/json' } })
  // Without the controls, or behind a proxy, the mailbox cannot be read.
  return answer.ok ? ((await answer.json()) as Parameters<typeof brandMailFaults>[0]) : []
}

/** Creates a database with empty tables, and a function that removes it. */
export const emptyDatabase = async (
  engine: Engine,
): Promise<{ database: DatabaseLocation; remove: () => void }> =>
  engine === 'pglite' ? emptyFolder() : await newDatabase()

function emptyFolder() {
  const parent = mkdtempSync(join(tmpdir(), 'coverkit-sandbox-'))
  const folder = join(parent, 'data')
  cpSync(inject('pgliteTemplate'), folder, { recursive: true })
  return {
    database: { folder },
    remove: () => rmSync(parent, { recursive: true, force: true }),
  }
}

async function newDatabase() {
  return { database: await copyOf(inject('postgresTemplate') ?? 'template1'), remove: () => {} }
}

/** Creates a PostgreSQL database without tables, for tests of the migrations. */
export const databaseWithoutTables = () => copyOf('template1')

async function copyOf(template: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const { url } = await createDatabase(inject('postgresUrl') ?? '', name, template)
  return { url, files: join(tmpdir(), `${name}.files`) }
}
