import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { components } from '../generated/schema.ts'
import type { Result } from '../Result.ts'

/** A link to sign: what follows its `#`, and the brand on whose site it was opened. */
export type SignatureLink = components['schemas']['SignatureLink']

/** The same with what the code is for: to sign or, having signed, to get the receipt of it. */
export type OpenSignatureRequest = components['schemas']['OpenSignatureRequest']

/** A code is on its way. */
export interface SignatureOpened {
  readonly successful: true
  /** The address with all but its first letter and its domain hidden. */
  readonly email: string
}

const openedSchema: z.ZodMiniType<SignatureOpened> = z.object({
  successful: z.literal(true),
  email: z.string().check(z.minLength(1), z.maxLength(260)),
})

/**
 * Mails a code of six digits to the address that got a link to sign: single use, 10 minutes, 5 tries. Not tried again
 * here. `invalid` with the code `unknown`, `expired`, `signed` or, of a transfer, `transfer-signed`; for a receipt `not-signed` or
 * `receipt-expired`; `busy` with `code-limit` when a link had all its codes.
 */
export function openSignature(
  client: ApiClient,
  link: OpenSignatureRequest,
  { signal }: CallOptions = {},
): Promise<Result<SignatureOpened, ApiError>> {
  return client.request({
    send: (init) => client.http.POST('/api/v1/signatures/open', { ...init, body: link }),
    schema: openedSchema,
    anonymous: true,
    signal,
  })
}
