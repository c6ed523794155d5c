import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import type { ClaimConfirmation } from './confirmClaim.ts'
import { type SubmittedTransfer, submittedTransferSchema } from './submittedTransfer.ts'

/**
 * Takes a transfer and its policies into the signed-in customer's account. Whatever was wrong is `invalid` with status 422
 * and the code `code-refused`. Not tried again here: each call is one of the tries of a code.
 */
export function confirmTransferClaim(
  client: ApiClient,
  { reference, code }: ClaimConfirmation,
  { signal }: CallOptions = {},
): Promise<Result<SubmittedTransfer, ApiError>> {
  const params = { path: { id: reference } }
  return client.request({
    send: (init) =>
      client.http.POST('/api/v1/transferpolicy/{id}/claim/confirm', { params, ...init, body: { code } }),
    schema: submittedTransferSchema,
    signal,
  })
}
