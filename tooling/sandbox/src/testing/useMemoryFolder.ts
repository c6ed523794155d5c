import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const ROOM = 4 * 1024 ** 3

/**
 * Moves the temporary files of the whole run into memory if there is room: the tests copy some hundred databases
 * of 40 MB, and would wait for a shared disk.
 */
export function useMemoryFolder(): () => void {
  const before = process.env.TMPDIR
  const folder = mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), 'coverkit-tests-'))
  // PostgreSQL runs as another user, which needs access to the folder.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  return () => {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    rmSync(folder, { recursive: true, force: true })
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
