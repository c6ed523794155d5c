import type { SaveQuotesRequest } from '@coverkit/core'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { type Saved, savedSchema } from './saved.ts'

/**
 * Saves a quote; core's `quoteRequest` builds the body. Not tried again here: the same body with the same `tracking.id`
 * may be sent again.
 */
export function saveQuote(
  client: ApiClient,
  request: SaveQuotesRequest,
  { signal }: CallOptions = {},
): Promise<Result<Saved, ApiError>> {
  return client.request({
    send: (init) => client.http.POST('/api/v1/quote/savequotes', { ...init, body: request }),
    schema: savedSchema,
    signal,
  })
}
