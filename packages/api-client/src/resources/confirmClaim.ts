import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { type SubmittedApplication, submittedApplicationSchema } from './submittedApplication.ts'

/** An application to take into the account, and the code that was mailed to its first holder. */
export interface ClaimConfirmation {
  /** The reference or the id, as the code was asked for. */
  readonly reference: string
  /** Six digits. */
  readonly code: string
}

/**
 * Takes an application into the signed-in customer's account. Whatever was wrong is `invalid` with status 422 and the code
 * `code-refused`. Not tried again here: each call is one of the tries of a code.
 */
export function confirmClaim(
  client: ApiClient,
  { reference, code }: ClaimConfirmation,
  { signal }: CallOptions = {},
): Promise<Result<SubmittedApplication, ApiError>> {
  const params = { path: { id: reference } }
  return client.request({
    send: (init) =>
      client.http.POST('/api/v1/application/{id}/claim/confirm', { params, ...init, body: { code } }),
    schema: submittedApplicationSchema,
    signal,
  })
}
