import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { type ApplicationKey, withSecret } from './applicationKey.ts'
import { type SubmittedApplication, submittedApplicationSchema } from './submittedApplication.ts'

/**
 * Reads a submitted application back. Tried again after a failure that may pass. What is unknown, somebody else's or not
 * submitted is `not-found`, and so is another secret.
 */
export function getApplication(
  client: ApiClient,
  { id, secret }: ApplicationKey,
  { signal }: CallOptions = {},
): Promise<Result<SubmittedApplication, ApiError>> {
  const path = { params: { path: { id } } }
  return client.request({
    send: ({ headers, ...init }) =>
      client.http.GET('/api/v1/application/{id}', {
        ...path,
        ...init,
        headers: withSecret(headers, secret),
      }),
    schema: submittedApplicationSchema,
    safe: true,
    anonymous: secret !== undefined,
    signal,
  })
}
