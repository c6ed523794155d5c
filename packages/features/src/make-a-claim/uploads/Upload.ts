import type { ClaimDocument } from '@coverkit/core/claims'
import type { FileFault } from '#fields/files'

/** Why a file is not taken. Another one has to be chosen. */
export type UploadFault =
  | FileFault
  /** A picture as iPhones store it, which few others open. */
  | 'heic'
  | 'locked'
  | 'broken'
  | 'dimensions'
  | 'active-content'
  | 'infected'
  /** The claim has as many files, or as many bytes, as it may have. */
  | 'full'
  | 'too-much'
  /** The claim is over. */
  | 'final'
  /** The same file was chosen for the same document before. */
  | 'duplicate'
  | 'not-taken'

/** Why an upload ended without an answer that counts. It may go on from where it was. */
export type StopReason = 'connection' | 'busy' | 'signed-out' | 'unsure'

/** Where one file has got to. `fraction`: from 0 to 1, or null where nobody knows. */
export type UploadState =
  | { readonly status: 'checking' | 'waiting' | 'uploaded' }
  | { readonly status: 'uploading' | 'paused'; readonly fraction: number | null }
  /** It goes on by itself. */
  | { readonly status: 'reconnecting'; readonly fraction: number | null }
  | { readonly status: 'failed'; readonly why: StopReason; readonly fraction: number | null }
  | { readonly status: 'refused'; readonly fault: UploadFault }
  /** Of an earlier page, which had the file: the same one has to be chosen again. */
  | { readonly status: 'unfinished'; readonly fraction: number | null }

/** A file on its way to a claim. */
export interface Upload {
  readonly id: string
  /** Its number in the claim; null until it is sent. */
  readonly n: number | null
  readonly document: ClaimDocument
  readonly name: string
  readonly state: UploadState
}

/** What a later page needs to go on with an upload. Nothing of the file itself is in it. */
export interface StoredUpload {
  readonly id: string
  readonly claimId: string
  readonly n: number
  readonly document: ClaimDocument
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly sent: number
  readonly url: string
  /** SHA-256 of what is sent, in hexadecimal digits: only the same bytes may follow. */
  readonly fingerprint: string
}
