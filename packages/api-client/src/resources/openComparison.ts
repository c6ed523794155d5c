import type { ComparisonAnswer } from '@coverkit/core'
import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { comparisonSchema } from './comparisonSchema.ts'

/** A comparison as it was mailed. `pricedAt` is an instant, ISO 8601. */
export interface MailedComparison {
  readonly pricedAt: string
  /** Not checked beyond being an object: the quote parses it. Its `supplierCodes` are the insurers compared. */
  readonly request: Readonly<Record<string, unknown>>
  /** The name of the occupation of the request. */
  readonly occupation: string
  /** The prices of that moment. */
  readonly answer: ComparisonAnswer
}

const openedSchema: z.ZodMiniType<{ comparison: MailedComparison }> = z.object({
  successful: z.literal(true),
  comparison: z.object({
    pricedAt: z.iso.datetime({ offset: true }),
    request: z.record(z.string(), z.unknown()),
    occupation: z.string().check(z.minLength(1)),
    answer: comparisonSchema,
  }),
})

/**
 * The comparison behind a mailed link, as often as it is asked until the link ends. Any other token is `invalid` with the code
 * `link-refused`. Tried again after a failure that may pass.
 *
 * @param token what follows `#` in the link
 */
export async function openComparison(
  client: ApiClient,
  token: string,
  { signal }: CallOptions = {},
): Promise<Result<MailedComparison, ApiError>> {
  const result = await client.request({
    send: (init) => client.http.POST('/api/v1/quote/comparison/open', { ...init, body: { token } }),
    schema: openedSchema,
    safe: true,
    signal,
  })
  return result.ok ? { ok: true, value: result.value.comparison } : result
}
