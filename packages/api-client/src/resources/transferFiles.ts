import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { withSecret } from './applicationKey.ts'
import { type Done, doneSchema } from './done.ts'
import type { TransferKey } from './transferKey.ts'

export const MEDIA_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const
/** What a file may be. */
export type FileMediaType = (typeof MEDIA_TYPES)[number]

/** A file of a transfer by its number, 1 to 20. */
export interface TransferFileKey extends TransferKey {
  readonly n: number
}

/** A file as the server stored it. */
export interface StoredFile {
  readonly successful: true
  readonly n: number
  readonly mediaType: FileMediaType
  /** In bytes, without what was removed. */
  readonly size: number
}

export const storedFileSchema: z.ZodMiniType<StoredFile> = z.object({
  successful: z.literal(true),
  n: z.int().check(z.minimum(1), z.maximum(20)),
  mediaType: z.enum(MEDIA_TYPES),
  size: z.int().check(z.minimum(1), z.maximum(10_485_760)),
})

const blobSchema: z.ZodMiniType<Blob> = z.instanceof(Blob)

/** Ten megabytes over a slow line. */
export const FILE_TIMEOUT_MS = 120_000

/**
 * Sends a photo or a PDF, of at most 10 MB, in place of the file of that number, or with `onlyNew` where the number has no
 * other file. The same file may be sent again, so it is tried again after a failure that may pass. `invalid` with a code:
 * `empty`, `type`, `broken`, `dimensions`, `locked`, `active-content` (422), `too-large` (413), `too-much` (409), `taken`
 * (412).
 */
export function putTransferFile(
  client: ApiClient,
  { id, n, secret, file, onlyNew }: TransferFileKey & { readonly file: Blob; readonly onlyNew?: boolean },
  { signal }: CallOptions = {},
): Promise<Result<StoredFile, ApiError>> {
  return client.request({
    send: (init) =>
      client.http.PUT('/api/v1/transferpolicy/{id}/files/{n}', {
        ...init,
        headers: { ...withSecret(init.headers, secret), 'Content-Type': file.type },
        params: { path: { id, n }, ...(onlyNew && { header: { 'If-None-Match': '*' } }) },
        body: file,
        bodySerializer: (body) => body,
      }),
    schema: storedFileSchema,
    safe: true,
    anonymous: secret !== undefined,
    timeoutMs: FILE_TIMEOUT_MS,
    signal,
  })
}

/** A file as it was stored. `not-found` where there is none, or it is somebody else's. */
export function loadTransferFile(
  client: ApiClient,
  { id, n, secret }: TransferFileKey,
  { signal }: CallOptions = {},
): Promise<Result<Blob, ApiError>> {
  return client.request({
    send: ({ headers, signal: ends }) =>
      client.http.GET('/api/v1/transferpolicy/{id}/files/{n}', {
        signal: ends,
        parseAs: 'blob',
        headers: withSecret(headers, secret),
        params: { path: { id, n } },
      }),
    schema: blobSchema,
    safe: true,
    anonymous: secret !== undefined,
    timeoutMs: FILE_TIMEOUT_MS,
    signal,
  })
}

/** Removes a file; the answer is the same where there is none. Tried again after a failure that may pass. */
export function deleteTransferFile(
  client: ApiClient,
  { id, n, secret }: TransferFileKey,
  { signal }: CallOptions = {},
): Promise<Result<Done, ApiError>> {
  return client.request({
    send: (init) =>
      client.http.DELETE('/api/v1/transferpolicy/{id}/files/{n}', {
        ...init,
        headers: withSecret(init.headers, secret),
        params: { path: { id, n } },
      }),
    schema: doneSchema,
    safe: true,
    anonymous: secret !== undefined,
    signal,
  })
}
