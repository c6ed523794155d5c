import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { withSecret } from './applicationKey.ts'
import { type SubmittedTransfer, submittedTransferSchema } from './submittedTransfer.ts'
import type { TransferKey } from './transferKey.ts'

/**
 * A submitted transfer, for the signed-in customer whose it is or for the secret of its draft. What cannot be read is
 * `not-found`, whatever the reason. Tried again after a failure that may pass.
 */
export function getTransfer(
  client: ApiClient,
  { id, secret }: TransferKey,
  { signal }: CallOptions = {},
): Promise<Result<SubmittedTransfer, ApiError>> {
  return client.request({
    send: (init) =>
      client.http.GET('/api/v1/transferpolicy/{id}', {
        ...init,
        headers: withSecret(init.headers, secret),
        params: { path: { id } },
      }),
    schema: submittedTransferSchema,
    safe: true,
    anonymous: secret !== undefined,
    signal,
  })
}
