import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { type ApplicationKey, withSecret } from './applicationKey.ts'

/**
 * A receipt beside its hash, as it is downloaded. `receipt` is whole, members that this version does not know included:
 * the hash is over all of them.
 */
export interface ReceiptDownload {
  readonly receipt: Readonly<Record<string, unknown>>
  /** SHA-256 of the receipt's canonical JSON (RFC 8785), in hexadecimal. */
  readonly sha256: string
}

export const receiptSchema: z.ZodMiniType<ReceiptDownload> = z.object({
  receipt: z.record(z.string(), z.unknown()),
  sha256: z.string().check(z.regex(/^[\da-f]{64}$/)),
})

export const pdfSchema: z.ZodMiniType<Blob> = z.instanceof(Blob)

/** Rendering takes the server longer than its other answers. */
export const PDF_TIMEOUT_MS = 60_000

/**
 * The receipt of a submitted application, for the signed-in customer whose it is or for the secret of its submission.
 * What cannot be read is `not-found`, whatever the reason. Tried again after a failure that may pass.
 */
export function loadReceipt(
  client: ApiClient,
  { id, secret }: ApplicationKey,
  { signal }: CallOptions = {},
): Promise<Result<ReceiptDownload, ApiError>> {
  return client.request({
    send: ({ headers, ...init }) =>
      client.http.GET('/api/v1/application/{id}/receipt', {
        ...init,
        headers: withSecret(headers, secret),
        params: { path: { id } },
      }),
    schema: receiptSchema,
    safe: true,
    anonymous: secret !== undefined,
    signal,
  })
}

/** The same receipt as a PDF file. */
export function loadReceiptPdf(
  client: ApiClient,
  { id, secret }: ApplicationKey,
  { signal }: CallOptions = {},
): Promise<Result<Blob, ApiError>> {
  return client.request({
    send: ({ headers, signal: ends }) =>
      client.http.GET('/api/v1/application/{id}/receipt', {
        signal: ends,
        parseAs: 'blob',
        headers: { ...withSecret(headers, secret), Accept: 'application/pdf' },
        params: { path: { id } },
      }),
    schema: pdfSchema,
    safe: true,
    anonymous: secret !== undefined,
    timeoutMs: PDF_TIMEOUT_MS,
    signal,
  })
}
