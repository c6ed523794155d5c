import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { type Done, doneSchema } from './done.ts'

/** A submitted application by its `id`, and the brand on whose site its link was opened. */
export interface CopyLink {
  readonly id: string
  readonly accountName: string
}

/**
 * Has a code of six digits mailed to the first holder's address in an application. The answer is the same where there is
 * no such application. Not tried again here: each call mails another code, which ends the one before.
 */
export function requestCopyCode(
  client: ApiClient,
  { id, accountName }: CopyLink,
  { signal }: CallOptions = {},
): Promise<Result<Done, ApiError>> {
  const params = { path: { id } }
  return client.request({
    send: (init) =>
      client.http.POST('/api/v1/application/{id}/copy', { params, ...init, body: { accountName } }),
    schema: doneSchema,
    anonymous: true,
    signal,
  })
}
