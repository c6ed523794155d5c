import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { FolderInUseError, lockFolder } from '../database/lockFolder.ts'
import { isSystemError } from '../problem/isSystemError.ts'

const MEMORY = '/dev/shm'
const ROOM = 4 * 1024 ** 3
const PREFIX = 'coverkit-tests-'
/** The refusals of a folder that belongs to another user. */
const FOREIGN = ['EACCES', 'EPERM']
/** The name of a folder, without the end of its lock file. */
const NAME = /^[^.]+/

/**
 * Moves the temporary files of the whole run into memory if there is room: the tests copy some hundred databases
 * of 40 MB, and would wait for a shared disk. First removes the folders of killed runs, which could not remove
 * them themselves: each has up to 700 MB of the machine's memory. A PostgreSQL server left in one ends within two
 * minutes, once it notices that its folder is gone.
 */
export function useMemoryFolder(): () => void {
  for (const parent of [MEMORY, tmpdir()]) removeAbandoned(parent)
  const before = process.env.TMPDIR
  const folder = join(hasRoom() ? MEMORY : tmpdir(), `${PREFIX}${randomUUID()}`)
  const release = lockFolder(folder)
  mkdirSync(folder)
  // PostgreSQL runs as another user, which needs access to the folder.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  return () => {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    rmSync(folder, { recursive: true, force: true })
    release()
  }
}

/** Removes the test folders that no living process has locked, and leaves those of other users. */
export function removeAbandoned(parent: string): void {
  for (const name of new Set(namesIn(parent))) {
    try {
      removeLocked(join(parent, name))
    } catch (error) {
      if (!(error instanceof FolderInUseError) && !FOREIGN.some((code) => isSystemError(error, code)))
        throw error
    }
  }
}

function removeLocked(folder: string): void {
  const release = lockFolder(folder)
  try {
    rmSync(folder, { recursive: true, force: true })
  } finally {
    release()
  }
}

function namesIn(parent: string): string[] {
  try {
    const names = readdirSync(parent).filter((name) => name.startsWith(PREFIX))
    return names.map((name) => name.match(NAME)?.[0] ?? name)
  } catch {
    return []
  }
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ROOM && freemem() > ROOM
  } catch {
    return false
  }
}
