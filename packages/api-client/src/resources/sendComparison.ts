import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { components } from '../generated/schema.ts'
import type { Result } from '../Result.ts'

/**
 * Two to four insurers (`request.supplierCodes`) and the address that gets the link. `consent.accepted` must be true,
 * `consent.text` is what the visitor agreed to, word for word.
 */
export type ComparisonMailRequest = components['schemas']['SendComparisonRequest']

/** The link was mailed. */
export interface ComparisonMailed {
  readonly successful: true
  /** When the link ends and the comparison is deleted: an instant, ISO 8601. */
  readonly expiresAt: string
}

const mailedSchema: z.ZodMiniType<ComparisonMailed> = z.object({
  successful: z.literal(true),
  expiresAt: z.iso.datetime({ offset: true }),
})

/**
 * Mails a comparison and a link to it. `busy` with the code `mail-limit` when too much was mailed. Not tried again here: the
 * same body with the same `tracking.id` may be sent again, and mails once.
 */
export function sendComparison(
  client: ApiClient,
  request: ComparisonMailRequest,
  { signal }: CallOptions = {},
): Promise<Result<ComparisonMailed, ApiError>> {
  return client.request({
    send: (init) => client.http.POST('/api/v1/quote/comparison', { ...init, body: request }),
    schema: mailedSchema,
    signal,
  })
}
