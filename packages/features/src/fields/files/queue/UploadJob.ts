import type { StoredUpload, Upload } from './Upload.ts'

/** A file of the queue, with what is needed to send it. Only the queue changes it. */
export interface UploadJob<Document extends string = string> {
  upload: Upload<Document>
  /** The checked file while this page still has to send it; null otherwise. */
  file: Blob | null
  fingerprint: string | null
  /** In bytes. */
  size: number
  sent: number
  url: string | null
  /** The number is held for this page until the file is sent. */
  releaseNumber: (() => void) | null
  /** Ends the try that is under way. */
  running: AbortController | null
  /** Forgets the try that is to come. */
  cancelRetry: (() => void) | null
  /** Tries in a row that got nowhere. */
  failures: number
}

/** From 0 to 1. */
export const fractionOf = ({ sent, size }: Pick<UploadJob, 'sent' | 'size'>): number | null =>
  size === 0 || sent === 0 ? null : Math.min(1, sent / size)

/** Whether it has its file and may be sent. */
export const isReady = ({ upload, file, running }: UploadJob) =>
  upload.state.status === 'waiting' && file !== null && running === null

export const newJob = <Document extends string>(upload: Upload<Document>): UploadJob<Document> => ({
  upload,
  file: null,
  fingerprint: null,
  size: 0,
  sent: 0,
  url: null,
  releaseNumber: null,
  running: null,
  cancelRetry: null,
  failures: 0,
})

/** An upload whose file an earlier page had. */
export function unfinishedJob<Document extends string>(
  stored: StoredUpload<Document>,
  releaseNumber: () => void,
): UploadJob<Document> {
  const { id, n, document, name, size, sent, url, fingerprint } = stored
  const state = { status: 'unfinished', fraction: fractionOf({ sent, size }) } as const
  return { ...newJob({ id, n, document, name, state }), fingerprint, size, sent, url, releaseNumber }
}
