import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isSystemError } from '../problem/isSystemError.ts'

const KEY_BYTES = 32
const OWNER_ONLY = 0o600

/**
 * Loads the keys that seal stored data, the newest first; none for a PostgreSQL server without a setting. The
 * embedded database has its key in a file beside its folder, so that a copy of the folder alone opens nothing.
 * @throws Error for a setting or a file that is not a key
 */
export function loadDataKeys(
  location: { folder: string } | { url: string },
  setting: string | undefined,
): Buffer[] {
  if (setting) return readKeys(setting, 'DATA_KEY')
  if ('url' in location) return []
  const file = `${location.folder}.key`
  return readKeys(readOrMake(file), file)
}

function readKeys(text: string, source: string): Buffer[] {
  return text.split(',').map((part) => {
    const encoded = part.trim()
    const key = Buffer.from(encoded, 'base64')
    if (key.length !== KEY_BYTES || key.toString('base64') !== encoded)
      throw new Error(`${source} is not 32 bytes in base64 (openssl rand -base64 32)`)
    return key
  })
}

/** Creates the file whole or not at all: a link is atomic and fails if the name is taken. */
function readOrMake(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8')
  mkdirSync(dirname(file), { recursive: true })
  const own = `${file}.${process.pid}`
  writeFileSync(own, randomBytes(KEY_BYTES).toString('base64'), { mode: OWNER_ONLY, flush: true })
  try {
    linkSync(own, file)
  } catch (error) {
    if (!isSystemError(error, 'EEXIST')) throw error
  } finally {
    rmSync(own, { force: true })
  }
  return readFileSync(file, 'utf8')
}
