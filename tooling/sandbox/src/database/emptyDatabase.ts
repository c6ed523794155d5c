import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { isSystemError } from '../problem/isSystemError.ts'
import { MIGRATIONS } from './migrations.ts'

const PGLITE = createRequire(import.meta.url).resolve('@electric-sql/pglite')
/** Codes of a checkout without a folder that this process may write to. */
const NO_PLACE = ['EACCES', 'ENOTDIR', 'EPERM', 'EROFS']

interface Sources {
  /** The folder of the stored databases. */
  readonly stored: string
  readonly migrations: string
  /** Makes a database without rows in a folder that isn't there. */
  readonly create: (folder: string, migrations: string) => Promise<void>
}

const SOURCES: Sources = {
  stored: fileURLToPath(new URL('../../../../.data/pglite', import.meta.url)),
  migrations: MIGRATIONS,
  create: async (folder, migrationsFolder) => {
    const engine = await PGlite.create({ dataDir: folder })
    await migrate(drizzle({ client: engine }), { migrationsFolder })
    await engine.close()
  },
}

/**
 * Names the database without rows that these migrations make, by a hash of them and of PGlite: one of other migrations has another
 * name.
 */
function nameOf(migrations: string): string {
  const hash = createHash('sha256').update(readFileSync(PGLITE))
  for (const file of globSync(['*.sql', 'meta/_journal.json'], { cwd: migrations }).sort())
    hash.update(`\0${file}\0`).update(readFileSync(join(migrations, file)))
  return hash.digest('hex').slice(0, 32)
}

/**
 * Fills an empty folder with a copy of the migrated database that this checkout keeps, in a fifth of the time in which PGlite creates one.
 * The first call after a change of the migrations creates it; without a place to keep it the folder stays empty.
 */
export async function fillWithEmptyDatabase(folder: string, sources = SOURCES): Promise<void> {
  // A killed process may have left a part of one.
  const copy = `${folder}.copy`
  rmSync(copy, { recursive: true, force: true })
  try {
    cpSync(await storedDatabase(sources), copy, { recursive: true })
  } catch (error) {
    if (NO_PLACE.some((code) => isSystemError(error, code))) return
    throw error
  }
  rmSync(folder, { recursive: true })
  renameSync(copy, folder)
}

/** Returns the folder of the stored database, which appears there whole. */
async function storedDatabase({ stored, migrations, create }: Sources): Promise<string> {
  const name = nameOf(migrations)
  const folder = join(stored, name)
  if (existsSync(folder)) return folder
  mkdirSync(stored, { recursive: true })
  const made = `${folder}.${process.pid}`
  rmSync(made, { recursive: true, force: true })
  await create(made, migrations)
  // Another process may have been quicker.
  if (existsSync(folder)) rmSync(made, { recursive: true })
  else renameSync(made, folder)
  for (const other of readdirSync(stored))
    if (!other.startsWith(name)) rmSync(join(stored, other), { recursive: true, force: true })
  return folder
}
