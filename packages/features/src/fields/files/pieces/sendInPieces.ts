import { DetailedError, Upload } from 'tus-js-client'
import { codesOf, outcomeOfStatus } from '#fields/files/outcomes'
import type { SendEvents } from '#fields/files/queue'
import { CHANGED, FileChanged, readFile } from '#fields/files/readFile'
import { PIECE_BYTES, type Piece, type PieceOutcome, type Pieces } from './Pieces.ts'

/**
 * `gone`: the server has no upload of that address. `not-offered`: it takes no uploads in pieces, or none to that record.
 */
export type PiecesOutcome = PieceOutcome | { readonly kind: 'gone' } | { readonly kind: 'not-offered' }

interface Request extends Piece {
  /** The address of an upload that was begun; null for none. */
  readonly url: string | null
}

/**
 * Sends a file by tus 1.0, from where the server has it. It stores nothing on the device: `onUrl` receives the
 * address at which the upload can be continued. The file's name stays on the device.
 */
export function sendInPieces(
  { endpoint, record, getToken }: Pieces,
  { n, document, file, url, onlyNew = false }: Request,
  { onUrl, onProgress }: SendEvents,
  signal: AbortSignal,
): Promise<PiecesOutcome> {
  return new Promise((resolve) => {
    const upload = new Upload(file, {
      // With both, a server that stumbles as an upload is resumed would restart it.
      ...(url === null ? { endpoint } : { uploadUrl: url }),
      chunkSize: PIECE_BYTES,
      fileReader: {
        openFile: async () => ({ size: file.size, slice: piecesOf(file), close: () => undefined }),
      },
      retryDelays: null,
      storeFingerprintForResuming: false,
      metadata: { ...record, n: String(n), ...(document !== undefined && { document }), type: file.type },
      async onBeforeRequest(request) {
        const token = await getToken()
        if (token !== null) request.setHeader('Authorization', `Bearer ${token}`)
        if (request.getMethod() === 'POST' && onlyNew) request.setHeader('If-None-Match', '*')
      },
      onUploadUrlAvailable: () => upload.url && onUrl(upload.url),
      onProgress,
      // Without a piece too: the answer to the last one was lost.
      onSuccess: () => resolve({ kind: 'uploaded' }),
      onError: (error) => resolve(outcomeOf(error)),
    })
    signal.addEventListener('abort', () => {
      void upload.abort().catch(() => undefined)
      resolve({ kind: 'stopped', why: 'connection' })
    })
    upload.start()
  })
}

/** Reads each piece before it is sent. The library asks for its length under this name. */
const piecesOf = (file: Blob) => async (start: number, end: number) => {
  const bytes = await readFile(file.slice(start, end))
  return { value: Object.assign(bytes, { size: bytes.length }), done: end >= file.size }
}

const GONE: readonly number[] = [404, 410]
/** Answers of a backend without uploads, whatever its document says. */
const NOT_OFFERED: readonly number[] = [404, 405, 501]

function outcomeOf(error: Error): PiecesOutcome {
  if (error instanceof DetailedError && error.causingError instanceof FileChanged) return CHANGED
  const response = error instanceof DetailedError ? error.originalResponse : null
  const status = response?.getStatus() ?? 0
  const method = error instanceof DetailedError ? error.originalRequest?.getMethod() : null
  const body = response?.getBody() ?? ''
  if (method === 'POST' && NOT_OFFERED.includes(status)) return { kind: 'not-offered' }
  if (method !== 'POST' && GONE.includes(status)) return { kind: 'gone' }
  if (codesOf(body).includes('taken')) return { kind: 'taken' }
  return outcomeOfStatus(status, body)
}

/** Deletes an upload that is not gone on with; one that stays is gone in a day. */
export async function discardPieces({ getToken }: Pick<Pieces, 'getToken'>, url: string): Promise<void> {
  const token = await getToken()
  await Upload.terminate(url, {
    retryDelays: null,
    ...(token !== null && { headers: { Authorization: `Bearer ${token}` } }),
  })
}
