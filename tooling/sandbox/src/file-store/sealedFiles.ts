import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import type { Sealing } from '../sealing/makeSealing.ts'
import { type ByteSource, FRAME_BYTES } from '../sealing/sealedFrames.ts'
import type { FileStore } from './FileStore.ts'
import { newFileKey } from './fileKeys.ts'

/** The facts of a stored file that its row retains. */
export interface StoredFile {
  key: string
  /** The file's size in bytes, before it was sealed. */
  size: number
  /** Its SHA-256. The row has a keyed hash of it. */
  sha256: string
}

/** Files that are sealed before they leave the process. */
export interface SealedFiles {
  store: FileStore
  /** Stores a file sealed for a purpose, under a new key. */
  write: (purpose: string, bytes: ByteSource) => Promise<StoredFile>
  /**
   * Opens a file frame by frame; the stream fails where the file is not as it was stored.
   * @throws FileMissing, or SealError for its first frame
   */
  read: (purpose: string, key: string) => Promise<Readable>
  /** Removes a file, if it exists. */
  remove: (key: string) => Promise<void>
  /** Returns a hash of a file for its row. */
  hashOf: (purpose: string, file: StoredFile) => string
  /** Checks whether a row's hash is that of a file. */
  isHashOf: (purpose: string, file: StoredFile, hash: string) => boolean
}

const hashPurpose = (purpose: string) => `hash of ${purpose}`

export function sealedFiles(store: FileStore, sealing: Sealing): SealedFiles {
  return {
    store,
    async write(purpose, bytes) {
      const key = newFileKey()
      const hash = createHash('sha256')
      let size = 0
      async function* counted() {
        for await (const chunk of inFrames(bytes)) {
          hash.update(chunk)
          size += chunk.length
          yield chunk
        }
      }
      await store.put(key, sealing.sealBytes(purpose, counted()))
      return { key, size, sha256: hash.digest('hex') }
    },
    async read(purpose, key) {
      const sealed = await store.get(key)
      const opened = Readable.from(sealing.openBytes(purpose, sealed), { objectMode: false })
      // The first frame fails before anything is answered. Reading has begun then, so that a destroyed stream closes
      // the file.
      await once(opened, 'readable')
      return opened
    },
    remove: store.delete,
    hashOf: (purpose, { sha256 }) => sealing.hash(hashPurpose(purpose), sha256),
    isHashOf: (purpose, { sha256 }, hash) => sealing.isHashOf(hashPurpose(purpose), sha256, hash),
  }
}

/** Splits long parts, so that hashing one does not hold up other requests. */
async function* inFrames(bytes: ByteSource): AsyncGenerator<Uint8Array> {
  for await (const part of bytes)
    for (let at = 0; at < part.length; at += FRAME_BYTES) yield part.subarray(at, at + FRAME_BYTES)
}
