import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { FolderInUseError } from './lockFolder.ts'
import { isRunning } from './processStart.ts'

/**
 * Prepares a folder for opening; the caller holds its lock. A killed first start leaves a folder without control
 * files: it is moved aside, never deleted.
 * @returns the path of the moved folder, null if there was none
 * @throws FolderInUseError when a PostgreSQL server outside this program runs on the folder
 */
export function preparePgliteFolder(folder: string, now = Date.now()): string | null {
  mkdirSync(folder, { recursive: true })
  const movedTo = isIncomplete(folder) ? `${folder}.half-made-${now}` : null
  if (movedTo) {
    renameSync(folder, movedTo)
    mkdirSync(folder)
  }
  clearPostmaster(folder)
  return movedTo
}

function isIncomplete(folder: string): boolean {
  if (readdirSync(folder).length === 0) return false
  return !isFilled(join(folder, 'PG_VERSION')) || !isFilled(join(folder, 'global', 'pg_control'))
}

const isFilled = (file: string) => existsSync(file) && statSync(file).size > 0

/** PGlite leaves a file with a negative number; only a real server writes a process id. */
function clearPostmaster(folder: string): void {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
  if (pid > 0 && isRunning(pid)) throw new FolderInUseError(folder, pid)
  rmSync(file)
}
