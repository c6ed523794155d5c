import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { type Done, doneSchema } from './done.ts'

/**
 * Mails a code of six digits to the address that got the link: single use, 10 minutes, 5 tries. A success says nothing of
 * the token. `busy` with the code `code-limit` when a link had all its codes. Not tried again here.
 *
 * @param token what follows `#` in the link
 */
export function sendResumeCode(
  client: ApiClient,
  token: string,
  { signal }: CallOptions = {},
): Promise<Result<Done, ApiError>> {
  return client.request({
    send: (init) => client.http.POST('/api/v1/resume', { ...init, body: { action: 'send-code', token } }),
    schema: doneSchema,
    signal,
  })
}
