import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isSystemError } from '../problem/isSystemError.ts'
import { isRunning, processStart } from './processStart.ts'

export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'

  constructor(folder: string, pid: number) {
    super(
      `The database folder ${folder} is in use by process ${pid}. Two processes on one folder lose data, ` +
        'so this one stops before touching it. Stop the other process, or set SANDBOX_DATA to another folder.',
    )
  }
}

interface Owner {
  pid: number
  started: string | null
}

/**
 * Locks the folder for this process, before anything in it is opened. The lock file is beside the folder.
 *
 * @returns the release
 * @throws FolderInUseError while another living process holds it
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`
  mkdirSync(dirname(file), { recursive: true })
  while (!create(file)) {
    const owner = readOwner(file)
    if (owner && isAlive(owner)) throw new FolderInUseError(folder, owner.pid)
    removeStale(folder, file)
  }
  return () => rmSync(file, { force: true })
}

/** Creates the file with its whole content or not at all: a link is atomic and fails if the name is taken. */
function create(file: string): boolean {
  const own = `${file}.${process.pid}`
  const owner: Owner = { pid: process.pid, started: processStart(process.pid) }
  writeFileSync(own, JSON.stringify(owner))
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return false
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

/** Removes a stale lock. If another process has replaced it in the meantime, its lock is restored. */
function removeStale(folder: string, file: string): void {
  const aside = `${file}.stale.${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return
    throw error
  }
  const owner = readOwner(aside)
  if (owner && isAlive(owner)) {
    renameSync(aside, file)
    throw new FolderInUseError(folder, owner.pid)
  }
  rmSync(aside, { force: true })
}

function readOwner(file: string): Owner | null {
  try {
    const { pid, started } = JSON.parse(readFileSync(file, 'utf8'))
    return Number.isInteger(pid) && pid > 0 ? { pid, started: started ?? null } : null
  } catch {
    return null
  }
}

/** Checks whether the owner is running. Process ids are reused, so the start time identifies it. */
function isAlive({ pid, started }: Owner): boolean {
  if (!isRunning(pid)) return false
  const startedNow = processStart(pid)
  return started === null || startedNow === null || startedNow === started
}
