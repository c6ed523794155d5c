import type { ClaimDocument } from '@coverkit/core/claims'
import type { Queries } from '../../database/Database.ts'
import type { StoredFile } from '../../file-store/sealedFiles.ts'
import type { FileType } from '../../files/fileTypes.ts'
import type { FileRows } from './fileRows.ts'

/** The place of a file in its record. */
export interface FilePlace {
  number: number
  /** The kind of document; `other` for all records but claims. */
  document: ClaimDocument
  /** Refuses a number that has another file. */
  onlyNew: boolean
}

/** A stored file, to be recorded. */
export interface FileOfHome extends FilePlace {
  mediaType: FileType
  file: StoredFile
}

/**
 * A record that takes files from the caller of a request: a claim, a transfer, an increase or an identity check. One
 * file comes in one request (`putFile`) or in pieces (`UploadStore`), and is recorded the same way.
 */
export interface FileHome {
  /** The customer; null for a caller whom a secret lets in. */
  owner: string | null
  /** The caller whose injected faults apply. */
  caller: string
  /** Identifies the record among its kind. */
  key: string
  rows: FileRows
  mostFiles: number
  /**
   * Locks the record for the transaction, and returns its key in `rows`.
   * @throws Problem 404 for another caller's record, 409 `final` for one that takes no more
   */
  lock: (queries: Queries) => Promise<string>
  /**
   * Records a stored file; it replaces the one of that number.
   * @returns the key of the replaced file, to be removed after the transaction
   * @throws Problem as `lock` and `FileRows.put`
   */
  save: (queries: Queries, file: FileOfHome) => Promise<string | null>
}
