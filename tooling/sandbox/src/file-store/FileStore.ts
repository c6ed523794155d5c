import type { Readable } from 'node:stream'
import type { ByteSource } from '../sealing/sealedFrames.ts'

/** A stored file, with the time at which it was stored. */
interface ListedFile {
  key: string
  storedAt: Date
}

/** Stores sealed files by their keys. */
export interface FileStore {
  /** Stores a file whole or not at all; it is on the disk when this resolves. */
  put: (key: string, bytes: ByteSource) => Promise<void>
  /** Opens a file; a caller that does not read all of it destroys the stream. @throws FileMissing */
  get: (key: string) => Promise<Readable>
  /** Removes a file, if it exists. */
  delete: (key: string) => Promise<void>
  /** Lists the files whose keys begin so, those that were left unfinished included. */
  list: (prefix: string) => AsyncGenerator<ListedFile>
}

/** A file that is named by a row but not stored. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing'
}
