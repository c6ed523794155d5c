import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { codeOfProof, isOfFreshLogIn, type Proof, withProof } from './proof.ts'

const MEDIA_TYPES = { json: 'application/json', pdf: 'application/pdf' } as const

const fileSchema: z.ZodMiniType<Blob> = z.instanceof(Blob)

/** Gathering and rendering take the server longer than its other answers. */
const TIMEOUT_MS = 120_000

/**
 * Everything that is held about the signed-in customer, as a file: JSON whole, or a PDF to read. `busy` with the code
 * `export-limit` after ten within an hour, `invalid` as closing the account. Not tried again here: each call is one of the
 * tries of a code.
 */
export function loadMyData(
  client: ApiClient,
  { format, proof }: { readonly format: keyof typeof MEDIA_TYPES; readonly proof: Proof },
  { signal }: CallOptions = {},
): Promise<Result<Blob, ApiError>> {
  return client.request({
    send: ({ headers, signal: ends }) =>
      client.http.POST('/api/v1/users/export', {
        signal: ends,
        parseAs: 'blob',
        headers: { ...withProof(headers, proof), Accept: MEDIA_TYPES[format] },
        body: { code: codeOfProof(proof) },
      }),
    schema: fileSchema,
    anonymous: isOfFreshLogIn(proof),
    timeoutMs: TIMEOUT_MS,
    signal,
  })
}
