import type { ClaimDocument } from '@coverkit/core/claims'
import { DetailedError, Upload } from 'tus-js-client'
import { outcomeOfStatus, type SendFile, type SendOutcome } from '#fields/files/queue'

/** At most one of these is sent again after a cut. */
export const PIECE_BYTES = 1024 * 1024

export interface Pieces {
  /** Where uploads begin. */
  readonly endpoint: string
  readonly claimId: string
  /** Returns the current bearer token; null while no customer is signed in. */
  readonly getToken: () => Promise<string | null>
}

/** A file of a claim, under its number. */
export type Piece = Parameters<SendFile<ClaimDocument>>[0] & { readonly n: number }

/** `gone`: the server has no upload of that address, or has all of it already. */
export type PiecesOutcome = SendOutcome | { readonly kind: 'gone' }

/**
 * Sends a file by tus 1.0, from where the server has it. It stores nothing on the device: `onUrl` receives the
 * address at which the upload can be continued. The file's name stays on the device.
 */
export function sendInPieces(
  { endpoint, claimId, getToken }: Pieces,
  { n, document, file, url }: Piece,
  { onUrl, onProgress }: Parameters<SendFile>[1],
  signal: AbortSignal,
): Promise<PiecesOutcome> {
  return new Promise((resolve) => {
    let hasSent = false
    const upload = new Upload(file, {
      // With both, a server that stumbles as an upload is resumed would restart it.
      ...(url === null ? { endpoint } : { uploadUrl: url }),
      chunkSize: PIECE_BYTES,
      retryDelays: null,
      storeFingerprintForResuming: false,
      metadata: { claim: claimId, n: String(n), document, type: file.type },
      async onBeforeRequest(request) {
        const token = await getToken()
        if (token !== null) request.setHeader('Authorization', `Bearer ${token}`)
        if (request.getMethod() === 'PATCH') hasSent = true
      },
      onUploadUrlAvailable: () => upload.url && onUrl(upload.url),
      onProgress,
      onSuccess: () => resolve(hasSent ? { kind: 'uploaded' } : { kind: 'gone' }),
      onError: (error) => resolve(outcomeOf(error)),
    })
    signal.addEventListener('abort', () => {
      void upload.abort().catch(() => undefined)
      resolve({ kind: 'stopped', why: 'connection' })
    })
    upload.start()
  })
}

const GONE: readonly number[] = [404, 410]

function outcomeOf(error: Error): PiecesOutcome {
  const response = error instanceof DetailedError ? error.originalResponse : null
  const status = response?.getStatus() ?? 0
  const method = error instanceof DetailedError ? error.originalRequest?.getMethod() : null
  if (method !== 'POST' && GONE.includes(status)) return { kind: 'gone' }
  return outcomeOfStatus(status, response?.getBody() ?? '')
}

/** Deletes an upload that is not gone on with; one that stays is gone in a day. */
export async function discardPieces({ getToken }: Pick<Pieces, 'getToken'>, url: string): Promise<void> {
  const token = await getToken()
  await Upload.terminate(url, {
    retryDelays: null,
    ...(token !== null && { headers: { Authorization: `Bearer ${token}` } }),
  })
}
