import { INSURER_CODES, type InsurerCode } from '@coverkit/core/transfer'
import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import {
  type ConfirmSignatureRequest,
  filled,
  instant,
  type SignaturePage,
  type SigningHolder,
  signaturePageSchema,
  signingHolderSchema,
} from './confirmSignature.ts'

/** What a second policy holder signs to have policies transferred. Of the first holder the name alone is in it. */
export interface TransferSignaturePage {
  readonly successful: true
  readonly kind: 'transfer'
  /** Signs, until `secretEndsAt`. It goes into the body of the signature and is stored nowhere. */
  readonly secret: string
  readonly secretEndsAt: string
  readonly reference: string
  /** An instant, ISO 8601. */
  readonly submittedAt: string
  readonly policies: readonly {
    readonly insurerCode: InsurerCode
    readonly insurerName: string
    /** Null where the customer does not have it. */
    readonly policyNumber: string | null
    /** The name on the policy. */
    readonly name: string
  }[]
  /** The name of the first policy holder. */
  readonly firstHolder: string
  readonly holder: SigningHolder
  /** Which text is authorised, as `TRANSFER_AUTHORITY` of core names it. */
  readonly declarations: { readonly id: string; readonly version: string }
}

const transferPageSchema: z.ZodMiniType<TransferSignaturePage> = z.object({
  successful: z.literal(true),
  kind: z.literal('transfer'),
  secret: z.string().check(z.regex(/^[\w-]{43}$/)),
  secretEndsAt: instant,
  reference: z.string().check(z.regex(/^[AC-HJKMNPQRTV-Y3479]{8}$/)),
  submittedAt: instant,
  policies: z
    .array(
      z.object({
        insurerCode: z.enum(INSURER_CODES),
        insurerName: filled(100),
        policyNumber: z.nullable(z.string().check(z.maxLength(30))),
        name: filled(101),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
  firstHolder: filled(160),
  holder: signingHolderSchema,
  declarations: z.object({ id: filled(40), version: filled(20) }),
})

const pageSchema: z.ZodMiniType<SignaturePage | TransferSignaturePage> = z.union([
  transferPageSchema,
  signaturePageSchema,
])

/** As `confirmSignature`, for a link of an application or of a transfer: only the latter's answer has a `kind`. */
export function confirmAnySignature(
  client: ApiClient,
  request: ConfirmSignatureRequest,
  { signal }: CallOptions = {},
): Promise<Result<SignaturePage | TransferSignaturePage, ApiError>> {
  return client.request({
    send: (init) => client.http.POST('/api/v1/signatures/confirm', { ...init, body: request }),
    schema: pageSchema,
    anonymous: true,
    signal,
  })
}
