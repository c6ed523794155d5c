import type { ClaimDocument } from '@coverkit/core/claims'
import type { StopReason, UploadFault } from './Upload.ts'

/** A checked file, and where an earlier try of it got to. */
export interface SendRequest {
  readonly n: number
  readonly document: ClaimDocument
  readonly file: Blob
  /** The address of an upload that was begun; null for none. */
  readonly url: string | null
}

export interface SendEvents {
  /** Where the upload goes on after a cut. */
  readonly onUrl: (url: string) => void
  /** Bytes that the server has. Null: it is under way, and nobody knows how far. */
  readonly onProgress: (sent: number | null) => void
}

/** How one try of a file ended. */
export type SendOutcome =
  | { readonly kind: 'uploaded' }
  | { readonly kind: 'refused'; readonly fault: UploadFault }
  | { readonly kind: 'stopped'; readonly why: StopReason; readonly retryAfterMs?: number | null }

/** Sends a file to its claim once. A rejection counts as a lost connection. */
export type SendFile = (request: SendRequest, events: SendEvents, signal: AbortSignal) => Promise<SendOutcome>
