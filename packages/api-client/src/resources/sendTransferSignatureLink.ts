import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { withSecret } from './applicationKey.ts'
import { type SignatureLinkSent, signatureLinkSentSchema } from './signatureLinkSent.ts'
import type { TransferKey } from './transferKey.ts'

/**
 * Mails the second policy holder of a transfer a new link to sign; the one before no longer works. Not tried again here.
 * Fails as `sendSignatureLink` does.
 */
export function sendTransferSignatureLink(
  client: ApiClient,
  { id, secret }: TransferKey,
  { signal }: CallOptions = {},
): Promise<Result<SignatureLinkSent, ApiError>> {
  return client.request({
    send: (init) =>
      client.http.POST('/api/v1/transferpolicy/{id}/signature', {
        ...init,
        headers: withSecret(init.headers, secret),
        params: { path: { id } },
      }),
    schema: signatureLinkSentSchema,
    anonymous: secret !== undefined,
    signal,
  })
}
