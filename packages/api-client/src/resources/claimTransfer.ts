import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { type Done, doneSchema } from './done.ts'

/**
 * Has a code mailed to the first holder of a transfer that was made without signing in, named by its reference or its id.
 * The answer is the same where there is none to take in. Not tried again here: each call may mail another code.
 */
export function claimTransfer(
  client: ApiClient,
  reference: string,
  { signal }: CallOptions = {},
): Promise<Result<Done, ApiError>> {
  const params = { path: { id: reference } }
  return client.request({
    send: (init) => client.http.POST('/api/v1/transferpolicy/{id}/claim', { params, ...init }),
    schema: doneSchema,
    signal,
  })
}
