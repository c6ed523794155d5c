import type { FileFault } from './fileType.ts'

/** Why a file is not taken. Another one has to be chosen. */
export type UploadFault =
  | FileFault
  /** It can't be read any more as it was chosen. */
  | 'changed'
  /** A picture as iPhones store it, which few others open. */
  | 'heic'
  | 'locked'
  | 'broken'
  | 'dimensions'
  | 'active-content'
  | 'infected'
  /** The claim, or another record, has as many files or bytes as it may have. */
  | 'full'
  | 'too-much'
  /** The claim, or another record, takes no more files. */
  | 'final'
  /** The same file was already chosen for the same document. */
  | 'duplicate'
  | 'not-taken'

/**
 * Why an upload ended without an answer that counts. It may be continued. `not-saved`: the server does not have the
 * record of the file yet.
 */
export type StopReason = 'connection' | 'busy' | 'signed-out' | 'unsure' | 'not-saved'

/** The state of one upload. `fraction`: from 0 to 1, or null while no progress is known. */
export type UploadState =
  | { readonly status: 'checking' | 'waiting' | 'uploaded' }
  | { readonly status: 'uploading' | 'paused'; readonly fraction: number | null }
  /** The queue sends it again after a wait, or once the device has a connection. */
  | { readonly status: 'reconnecting'; readonly fraction: number | null }
  | { readonly status: 'failed'; readonly why: StopReason; readonly fraction: number | null }
  | { readonly status: 'refused'; readonly fault: UploadFault }
  /** An earlier page had the file: the visitor chooses the same file again to continue. */
  | { readonly status: 'unfinished'; readonly fraction: number | null }

/** A file on its way to the server. `Document` names what it is a file of. */
export interface Upload<Document extends string = string> {
  readonly id: string
  /** Its number on the server; null until one is taken or answered. */
  readonly n: number | null
  readonly document: Document
  readonly name: string
  readonly state: UploadState
}

/** The fields with which a later page continues an upload. They hold nothing of the file's content. */
export interface StoredUpload<Document extends string = string> {
  readonly id: string
  /** Names what the file is sent to. */
  readonly claimId: string
  readonly n: number
  readonly document: Document
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly sent: number
  readonly url: string
  /** SHA-256 of what is sent, in hexadecimal digits: only the same bytes may follow. */
  readonly fingerprint: string
}
