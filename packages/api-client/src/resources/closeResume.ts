import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { components } from '../generated/schema.ts'
import type { Result } from '../Result.ts'
import { type Done, doneSchema } from './done.ts'

/** The token and the `openId` that the answers were opened with. */
export type CloseResumeRequest = Omit<components['schemas']['CloseResumeRequest'], 'action'>

/** Deletes the answers behind a link from the server, after `openResume`. Tried again after a failure that may pass. */
export function closeResume(
  client: ApiClient,
  { token, openId }: CloseResumeRequest,
  { signal }: CallOptions = {},
): Promise<Result<Done, ApiError>> {
  return client.request({
    send: (init) => client.http.POST('/api/v1/resume', { ...init, body: { action: 'close', token, openId } }),
    schema: doneSchema,
    safe: true,
    signal,
  })
}
