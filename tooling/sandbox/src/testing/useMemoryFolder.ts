import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const ROOM = 4 * 1024 ** 3

/**
 * Moves the temporary files of the whole run into memory where there is room: some hundred databases of 40 MB are copied,
 * and a disk that others use is what they would wait for.
 */
export function useMemoryFolder(): () => void {
  const before = process.env.TMPDIR
  const folder = mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), 'coverkit-tests-'))
  // PostgreSQL runs as another user, which has to get through.
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
