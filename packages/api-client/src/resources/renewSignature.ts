import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import type { SignatureLink } from './openSignature.ts'
import { type SignatureLinkSent, signatureLinkSentSchema } from './signatureLinkSent.ts'

/**
 * Mails a new link to sign in place of an expired one, to the same address. Not tried again here. `invalid` with the code
 * `unknown`, `signed` or `not-expired`; `busy` with `mail-limit` when too much was mailed.
 */
export function renewSignature(
  client: ApiClient,
  link: SignatureLink,
  { signal }: CallOptions = {},
): Promise<Result<SignatureLinkSent, ApiError>> {
  return client.request({
    send: (init) => client.http.POST('/api/v1/signatures/renew', { ...init, body: link }),
    schema: signatureLinkSentSchema,
    anonymous: true,
    signal,
  })
}
