import type { ComparisonAnswer, ComparisonRequest } from '@coverkit/core'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import { failure, type Result } from '../Result.ts'
import { comparisonSchema } from './comparisonSchema.ts'
import { answersAll } from './insurerSchemas.ts'

/**
 * Premiums of each insurer asked, or of all; core's `comparisonRequest` builds the body. Each insurer is quoted,
 * declined with reasons or unavailable; money is dollars with at most two decimals. Safe, hence tried again.
 */
export async function compareQuotes(
  client: ApiClient,
  request: ComparisonRequest,
  { signal }: CallOptions = {},
): Promise<Result<ComparisonAnswer, ApiError>> {
  const result = await client.request({
    send: (init) => client.http.POST('/api/v1/quote/compare', { ...init, body: request }),
    schema: comparisonSchema,
    safe: true,
    signal,
  })
  const whole = !result.ok || answersAll(result.value.insurers, request.supplierCodes)
  return whole ? result : failure({ kind: 'unreadable' })
}
