import type { ChangeCoverRequest, PricedPolicy } from '@coverkit/core/change-cover'
import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { pricedPolicySchema } from './previewPolicyChange.ts'

/** A change that was stored. */
export interface CoverChanged {
  readonly successful: true
  readonly id: string
  /** What the customer quotes when they ask about the change. */
  readonly reference: string
  /** An instant, ISO 8601, by the server's clock. */
  readonly receivedAt: string
  /** `YYYY-MM-DD`; null where the insurer decides first. */
  readonly effectiveOn: string | null
  readonly needsHealthQuestions: boolean
  /** As the server worked it out; null where no cover is left. */
  readonly premium: PricedPolicy | null
}

const changedSchema: z.ZodMiniType<CoverChanged> = z.object({
  successful: z.literal(true),
  id: z.string().check(z.minLength(1)),
  reference: z.string().check(z.minLength(1)),
  receivedAt: z.iso.datetime({ offset: true }),
  effectiveOn: z.nullable(z.iso.date()),
  needsHealthQuestions: z.boolean(),
  premium: z.nullable(pricedPolicySchema),
})

/** Options of a write whose body has no `tracking`. */
export interface KeyedCallOptions extends CallOptions {
  /** A UUID by which the backend tells a repetition from another request; left out where it takes no such header. */
  readonly key?: string | undefined
}

/** The header of a key, where there is one. */
export const keyHeader = (key: string | undefined): Readonly<Record<string, string>> =>
  key === undefined ? {} : { 'Idempotency-Key': key }

/**
 * Submits a change of cover; core's `changeCoverRequest` builds the body. Not tried again here: with the same `key` the same
 * body may be sent again, and gets the same answer.
 */
export function changeCover(
  client: ApiClient,
  request: ChangeCoverRequest,
  { key, signal }: KeyedCallOptions = {},
): Promise<Result<CoverChanged, ApiError>> {
  return client.request({
    send: (init) =>
      client.http.POST('/api/v1/policies/ChangeCoverRequest', {
        ...init,
        headers: { ...init.headers, ...keyHeader(key) },
        body: { ...request, documentsRead: [...request.documentsRead], reasons: [...request.reasons] },
      }),
    schema: changedSchema,
    signal,
  })
}
