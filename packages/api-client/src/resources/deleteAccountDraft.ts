import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { type Done, doneSchema } from './done.ts'
import type { FlowName } from './loadAccountDraft.ts'

/** Makes the account forget a draft, whether or not there is one. Tried again after a failure that may pass. */
export function deleteAccountDraft(
  client: ApiClient,
  flow: FlowName,
  { signal }: CallOptions = {},
): Promise<Result<Done, ApiError>> {
  return client.request({
    send: (init) => client.http.DELETE('/api/v1/drafts/{flow}', { ...init, params: { path: { flow } } }),
    schema: doneSchema,
    safe: true,
    signal,
  })
}
