import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'

const MEDIA_TYPES = { json: 'application/json', pdf: 'application/pdf' } as const

const fileSchema: z.ZodMiniType<Blob> = z.instanceof(Blob)

/** Gathering and rendering take the server longer than its other answers. */
const TIMEOUT_MS = 120_000

/**
 * Everything that is held about the signed-in customer, as a file: JSON whole, or a PDF to read. `busy` with the code
 * `export-limit` after ten within an hour. Tried again after a failure that may pass.
 */
export function loadMyData(
  client: ApiClient,
  format: keyof typeof MEDIA_TYPES,
  { signal }: CallOptions = {},
): Promise<Result<Blob, ApiError>> {
  return client.request({
    send: ({ headers, signal: ends }) =>
      client.http.GET('/api/v1/users/export', {
        signal: ends,
        parseAs: 'blob',
        headers: { ...headers, Accept: MEDIA_TYPES[format] },
      }),
    schema: fileSchema,
    safe: true,
    timeoutMs: TIMEOUT_MS,
    signal,
  })
}
