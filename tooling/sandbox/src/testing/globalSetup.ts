import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { signingKeys } from '../codes/tables.ts'
import { nextStart } from '../identity/keySet.ts'
import { makeKey } from '../identity/loadSigningKeys.ts'
import { type DatabaseLocation, openDatabase } from '../subjects/records/openDatabase.ts'
import { createDatabase } from './createDatabase.ts'
import { startPostgres } from './startPostgres.ts'
import { useMemoryFolder } from './useMemoryFolder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string | null
    /** The template database of that server, which every new one copies. */
    postgresTemplate: string | null
    pgliteTemplate: string
  }
}

const POSTGRES_TEMPLATE = 'template_sandbox'

/**
 * Starts one PostgreSQL server for the whole run, and prepares for each engine an empty database with all
 * migrations and the signing keys; each test file copies it.
 */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  const leaveMemory = useMemoryFolder()
  const server = await startPostgres({ mayLoseData: true })
  project.provide('postgresUrl', server?.url ?? null)
  project.provide('postgresTemplate', server && POSTGRES_TEMPLATE)
  if (server) await prepare(await createDatabase(server.url, POSTGRES_TEMPLATE))
  const folder = join(tmpdir(), 'template')
  await prepare({ folder })
  project.provide('pgliteTemplate', folder)
  return async () => {
    await server?.stop()
    leaveMemory()
  }
}

/**
 * Stores the keys in clear, as earlier releases did: each test has its own sealing key, and its start seals them.
 */
async function prepare(location: DatabaseLocation): Promise<void> {
  const database = await openDatabase(location)
  const createdAt = new Date()
  for (const purpose of ['pool', 'google']) {
    const privateJwk = await makeKey()
    const signsFrom =
      nextStart([{ jwk: privateJwk, signsFrom: createdAt.getTime() }], createdAt.getTime()) ?? 0
    const laterKeys = [{ jwk: await makeKey(), signsFrom }]
    await database.queries.insert(signingKeys).values({ purpose, privateJwk, laterKeys, createdAt })
  }
  await database.close()
}
