import { readFileSync } from 'node:fs'
import { isSystemError } from '../problem/isSystemError.ts'

const FIELDS_AFTER_NAME = 19

/** Returns a process's start time in clock ticks since boot; null on systems without /proc. */
export function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[FIELDS_AFTER_NAME] ?? null
  } catch {
    return null
  }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isSystemError(error, 'EPERM')
  }
}
