import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { components } from '../generated/schema.ts'
import type { Result } from '../Result.ts'
import { type Saved, savedSchema } from './saved.ts'

/** Body of `contact`. `consent.text` is what the visitor agreed to, word for word. */
export type ContactRequest = components['schemas']['ContactRequest']

/** Asks the broker to get in touch. Not tried again here: the call has no key that tells a repetition. */
export function sendContactRequest(
  client: ApiClient,
  request: ContactRequest,
  { signal }: CallOptions = {},
): Promise<Result<Saved, ApiError>> {
  return client.request({
    send: (init) => client.http.POST('/api/v1/contact', { ...init, body: request }),
    schema: savedSchema,
    signal,
  })
}
