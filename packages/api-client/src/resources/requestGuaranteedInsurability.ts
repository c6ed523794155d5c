import type { InsurabilityRequest } from '@coverkit/core/guaranteed-insurability'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { type KeyedCallOptions, keyHeader } from './changeCover.ts'
import { type Saved, savedSchema } from './saved.ts'

/**
 * Asks for an increase after a life event; core's `insurabilityRequest` builds the body. Not tried again here: with the same
 * `key` the same body may be sent again, and gets the same answer.
 */
export function requestGuaranteedInsurability(
  client: ApiClient,
  request: InsurabilityRequest,
  { key, signal }: KeyedCallOptions = {},
): Promise<Result<Saved, ApiError>> {
  return client.request({
    send: (init) =>
      client.http.POST('/api/v1/policies/guaranteedinsurability', {
        ...init,
        headers: { ...init.headers, ...keyHeader(key) },
        body: request,
      }),
    schema: savedSchema,
    signal,
  })
}
