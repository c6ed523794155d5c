import type { StopReason, UploadFault } from './Upload.ts'

/** A checked file, and where an earlier try of it got to. */
export interface SendRequest<Document extends string = string> {
  /** Null where the sender finds a number. */
  readonly n: number | null
  readonly document: Document
  readonly file: Blob
  /** The address of an upload that was begun; null for none. */
  readonly url: string | null
}

export interface SendEvents {
  /** Called with the address at which the upload can be continued after a lost connection. */
  readonly onUrl: (url: string) => void
  /** Bytes that the server has; null while they are unknown. */
  readonly onProgress: (sent: number | null) => void
}

/** How one try of a file ended. */
export type SendOutcome =
  /** `n`: the number that the sender found. */
  | { readonly kind: 'uploaded'; readonly n?: number }
  | { readonly kind: 'refused'; readonly fault: UploadFault }
  | { readonly kind: 'stopped'; readonly why: StopReason; readonly retryAfterMs?: number | null }

/** Sends a file once. `taken`: another file has the number. A rejection counts as a lost connection. */
export type SendFile<Document extends string = string> = (
  request: SendRequest<Document>,
  events: SendEvents,
  signal: AbortSignal,
) => Promise<SendOutcome | { readonly kind: 'taken' }>
