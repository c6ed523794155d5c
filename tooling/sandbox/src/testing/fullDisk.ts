/**
 * Loaded before a process starts (`node --import`): while the file in FULL_DISK exists, the disk is full. If it
 * contains `grow`, files can only be overwritten, as on a real full disk; with `any` every write fails.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const flag = process.env.FULL_DISK ?? ''
const write = fs.writeSync
const LAST_STANDARD = 2

function isRefused(file: number, end: number): boolean {
  if (file <= LAST_STANDARD || !fs.existsSync(flag)) return false
  return fs.readFileSync(flag, 'utf8') === 'any' || end > fs.fstatSync(file).size
}

/** The database's files are only written in the form with a position. */
const limited = (file: number, bytes: Uint8Array, offset = 0, length = bytes.length, position?: number) => {
  if (isRefused(file, (position ?? 0) + length))
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 })
  return write(file, bytes, offset, length, position)
}
Object.assign(fs, { writeSync: limited })
syncBuiltinESMExports()
