import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { type SignatureLinkSent, signatureLinkSentSchema } from './signatureLinkSent.ts'

/** A submitted application, and what lets its first policy holder in. */
export interface OwnApplication {
  /** Of the answer to the submission, or the `tracking.id` that it was sent with. */
  readonly id: string
  /** Of a submission that nobody was signed in for. Without one the token of the moment counts. */
  readonly secret?: string | undefined
}

/**
 * Mails the second policy holder a new link to sign; the one before no longer works. Not tried again here. `not-found` for
 * somebody else's application, `invalid` with the code `signed` once they have signed, `busy` with `mail-limit`.
 */
export function sendSignatureLink(
  client: ApiClient,
  { id, secret }: OwnApplication,
  { signal }: CallOptions = {},
): Promise<Result<SignatureLinkSent, ApiError>> {
  return client.request({
    send: (init) =>
      client.http.POST('/api/v1/application/{id}/signature', {
        ...init,
        headers: secret === undefined ? init.headers : { Authorization: `Bearer ${secret}` },
        params: { path: { id } },
      }),
    schema: signatureLinkSentSchema,
    anonymous: secret !== undefined,
    signal,
  })
}
