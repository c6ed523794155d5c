import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { components } from '../generated/schema.ts'
import type { Result } from '../Result.ts'
import { type Saved, savedSchema } from './saved.ts'

/** Body of `savecalculatecoverform`; `calculationRequest` builds it. */
export type SaveCalculationRequest = components['schemas']['SaveCalculationRequest']

/**
 * Saves a calculation; with `isEmail` the backend also mails it. Not tried again here: the same body with the same
 * `tracking.id` may be sent again.
 */
export function saveCalculation(
  client: ApiClient,
  request: SaveCalculationRequest,
  { signal }: CallOptions = {},
): Promise<Result<Saved, ApiError>> {
  return client.request({
    send: (init) => client.http.POST('/api/v1/savecalculatecoverform', { ...init, body: request }),
    schema: savedSchema,
    signal,
  })
}
