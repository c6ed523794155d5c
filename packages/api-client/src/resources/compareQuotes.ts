import type { ComparisonAnswer, ComparisonRequest } from '@coverkit/core'
import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import { failure, type Result } from '../Result.ts'
import { frequencyPremiumSchema } from './frequencyPremium.ts'
import { answersAll, headShape, insurerShape, isConsistent } from './insurerSchemas.ts'

const frequency = z.exactOptional(frequencyPremiumSchema)

const insurer = z
  .object({
    ...insurerShape,
    frequencies: z.exactOptional(
      z.object({ monthly: frequency, quarterly: frequency, halfYearly: frequency, yearly: frequency }),
    ),
  })
  .check(z.refine((value) => isConsistent(value, Object.keys(value.frequencies ?? {}).length > 0)))

const comparisonSchema: z.ZodMiniType<ComparisonAnswer> = z.object({
  ...headShape,
  insurers: z.array(insurer),
})

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
