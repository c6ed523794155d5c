import { readdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { CheckDatabase, Database } from './Database.ts'
import { fillWithEmptyDatabase } from './emptyDatabase.ts'
import { lockFolder } from './lockFolder.ts'
import { MIGRATIONS } from './migrations.ts'
import { preparePgliteFolder } from './preparePgliteFolder.ts'
import { restartingEngine } from './restartingEngine.ts'

const CHECKPOINT_EVERY_MS = 60_000

/**
 * Opens PostgreSQL inside this process, and checks it once it is migrated. Writes reach the operating system at once,
 * the disk a little later.
 */
export async function openPglite(folder: string, check: CheckDatabase): Promise<Database> {
  const release = lockFolder(folder)
  try {
    return await open(folder, check, release)
  } catch (error) {
    release()
    throw error
  }
}

async function open(folder: string, check: CheckDatabase, release: () => void): Promise<Database> {
  const engine = await restartingEngine(async () => {
    const movedTo = preparePgliteFolder(folder)
    if (movedTo) console.error(`The database folder was half made; it is now ${movedTo}`)
    if (readdirSync(folder).length === 0) await fillWithEmptyDatabase(folder)
    return PGlite.create({ dataDir: folder })
  })
  const queries = drizzle({ client: engine.client })
  await migrate(queries, { migrationsFolder: MIGRATIONS })
  await check(queries)
  const timer = setInterval(() => engine.client.query('checkpoint').catch(() => {}), CHECKPOINT_EVERY_MS)
  timer.unref()
  return {
    engine: 'pglite',
    queries,
    counting: null,
    isReachable: () =>
      queries.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    close: async () => {
      clearInterval(timer)
      await engine.close()
      release()
    },
  }
}
