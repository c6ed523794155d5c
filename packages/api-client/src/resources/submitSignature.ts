import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { components } from '../generated/schema.ts'
import type { Result } from '../Result.ts'

/** The signature of a second policy holder; `shownHash` is the SHA-256 of the words that were shown, in hexadecimal. */
export type SignRequest = components['schemas']['SignRequest']

/** Both signatures are in. */
export interface Signed {
  readonly successful: true
  readonly reference: string
  /** Of an application `in-review`, of a transfer `in-progress`. */
  readonly status: 'in-review' | 'in-progress'
  /** An instant by the server's clock, ISO 8601. */
  readonly signedAt: string
}

const signedSchema: z.ZodMiniType<Signed> = z.object({
  successful: z.literal(true),
  reference: z.string().check(z.regex(/^[AC-HJKMNPQRTV-Y3479]{8}$/)),
  status: z.enum(['in-review', 'in-progress']),
  signedAt: z.iso.datetime({ offset: true }),
})

/**
 * Signs as the second policy holder. The same request gets the same answer for an hour, so it is tried again after a
 * failure that may pass. `invalid` with the code `match` for another name, `outdated` for declarations of another
 * version, `secret-expired`, `required`, or of the link `unknown` or `signed`.
 */
export function submitSignature(
  client: ApiClient,
  request: SignRequest,
  { signal }: CallOptions = {},
): Promise<Result<Signed, ApiError>> {
  return client.request({
    send: (init) => client.http.POST('/api/v1/signatures/sign', { ...init, body: request }),
    schema: signedSchema,
    safe: true,
    anonymous: true,
    signal,
  })
}
