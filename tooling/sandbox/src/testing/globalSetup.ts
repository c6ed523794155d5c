import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../database/openDatabase.ts'
import { loadSigningKeys } from '../identity/loadSigningKeys.ts'
import { startPostgres } from './startPostgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string | null
    pgliteTemplate: string
  }
}

/** One PostgreSQL server and one empty embedded database for the whole run; each test file takes a copy of its own. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  project.provide('postgresUrl', server?.url ?? null)
  const parent = mkdtempSync(join(tmpdir(), 'coverkit-template-'))
  const folder = join(parent, 'data')
  const database = await openDatabase({ folder })
  for (const purpose of ['pool', 'google'] as const) await loadSigningKeys(database.queries, purpose)
  await database.close()
  project.provide('pgliteTemplate', folder)
  return async () => {
    rmSync(parent, { recursive: true, force: true })
    await server?.stop()
  }
}
