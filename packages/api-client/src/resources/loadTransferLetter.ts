import type { InsurerCode } from '@coverkit/core/transfer'
import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { withSecret } from './applicationKey.ts'
import type { TransferKey } from './transferKey.ts'

const pdfSchema: z.ZodMiniType<Blob> = z.instanceof(Blob)

/** Rendering takes the server longer than its other answers. */
const PDF_TIMEOUT_MS = 60_000

/**
 * The letter of authority to one insurer, a PDF. `not-found` for an insurer without a policy, `invalid` with status 409 and
 * the code `waiting-for-second-signature` before every holder has signed. Tried again after a failure that may pass.
 */
export function loadTransferLetter(
  client: ApiClient,
  { id, secret, insurer }: TransferKey & { readonly insurer: InsurerCode },
  { signal }: CallOptions = {},
): Promise<Result<Blob, ApiError>> {
  return client.request({
    send: ({ headers, signal: ends }) =>
      client.http.GET('/api/v1/transferpolicy/{id}/letters/{insurer}', {
        signal: ends,
        parseAs: 'blob',
        headers: withSecret(headers, secret),
        params: { path: { id, insurer } },
      }),
    schema: pdfSchema,
    safe: true,
    anonymous: secret !== undefined,
    timeoutMs: PDF_TIMEOUT_MS,
    signal,
  })
}
