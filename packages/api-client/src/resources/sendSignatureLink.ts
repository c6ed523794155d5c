import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { type ApplicationKey, withSecret } from './applicationKey.ts'
import { type SignatureLinkSent, signatureLinkSentSchema } from './signatureLinkSent.ts'

/**
 * Mails the second policy holder a new link to sign; the one before no longer works. Not tried again here. `not-found` for
 * somebody else's application, `invalid` with the code `signed` once they have signed, `busy` with `mail-limit`.
 */
export function sendSignatureLink(
  client: ApiClient,
  { id, secret }: ApplicationKey,
  { signal }: CallOptions = {},
): Promise<Result<SignatureLinkSent, ApiError>> {
  return client.request({
    send: (init) =>
      client.http.POST('/api/v1/application/{id}/signature', {
        ...init,
        headers: withSecret(init.headers, secret),
        params: { path: { id } },
      }),
    schema: signatureLinkSentSchema,
    anonymous: secret !== undefined,
    signal,
  })
}
