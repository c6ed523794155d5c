import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isSystemError } from '../problem/isSystemError.ts'
import { FRAME_BYTES } from '../sealing/sealedFrames.ts'
import { FileMissing, type FileStore } from './FileStore.ts'
import { isFileKey, unfinished } from './fileKeys.ts'

const OWNER_ONLY = 0o600
const OWNER_ONLY_FOLDER = 0o700
/** Files lie in folders by the start of their key, since a folder of a million names is slow. */
const SHARD_LENGTH = 2

/** Stores files in a folder, which several processes may share. It is made with the first file. */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!isFileKey(key)) throw new Error('This is no key of a file')
    return join(folder, key.slice(0, SHARD_LENGTH), key)
  }
  return {
    async put(key, bytes) {
      const [path, temporary] = [pathOf(key), pathOf(unfinished(key))]
      const shard = dirname(path)
      const made = await mkdir(shard, { recursive: true, mode: OWNER_ONLY_FOLDER })
      try {
        const file = await open(temporary, 'wx', OWNER_ONLY)
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(temporary, path)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
      await syncFolder(shard)
      if (made !== undefined) await syncFolder(folder)
    },
    async get(key) {
      try {
        const file = await open(pathOf(key))
        return file.createReadStream({ highWaterMark: FRAME_BYTES })
      } catch (cause) {
        throw isSystemError(cause, 'ENOENT') ? new FileMissing('The file is not stored', { cause }) : cause
      }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    async *list(prefix) {
      const shards = (await namesIn(folder)).filter(
        (name) => name.length === SHARD_LENGTH && (prefix.startsWith(name) || name.startsWith(prefix)),
      )
      for (const shard of shards)
        for (const key of await namesIn(join(folder, shard))) {
          if (!isFileKey(key) || !key.startsWith(prefix)) continue
          const storedAt = await storedAtOf(pathOf(key))
          if (storedAt) yield { key, storedAt }
        }
    },
  }
}

/** Puts a renamed file's name on the disk too, so that it outlives a power loss. */
async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder)
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

const ifThere = async <T>(read: Promise<T>, otherwise: T): Promise<T> =>
  read.catch((error: unknown) => {
    if (isSystemError(error, 'ENOENT')) return otherwise
    throw error
  })

const namesIn = (folder: string): Promise<string[]> => ifThere(readdir(folder), [])

/** Null for a file that was removed meanwhile. */
const storedAtOf = async (path: string): Promise<Date | null> =>
  ifThere<Date | null>(
    stat(path).then(({ mtime }) => mtime),
    null,
  )
