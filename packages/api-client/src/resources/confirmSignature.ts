import { COVER_KINDS, type CoverKind, PAYMENT_FREQUENCIES, type PaymentFrequency } from '@coverkit/core'
import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { components } from '../generated/schema.ts'
import type { Result } from '../Result.ts'

/** A link to sign with the code that was mailed for it, and the date of birth of whoever signs. */
export type ConfirmSignatureRequest = components['schemas']['ConfirmSignatureRequest']

/** Whoever signs, as the first policy holder entered their details. */
export interface SigningHolder {
  readonly firstName: string
  readonly middleName: string | null
  readonly lastName: string
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string
  readonly mobile: string
  readonly email: string
  /** On one line. */
  readonly address: string
}

/** What a second policy holder signs. No answer about health is in it, and of the first holder the name alone. */
export interface SignaturePage {
  readonly successful: true
  /** Signs, or reads the receipt once they have, until `secretEndsAt`. It goes into the body of the signature and is stored nowhere. */
  readonly secret: string
  readonly secretEndsAt: string
  /** An instant, ISO 8601; missing before they signed. */
  readonly signedAt?: string | undefined
  readonly reference: string
  /** An instant, ISO 8601. */
  readonly submittedAt: string
  readonly insurer: {
    readonly supplierCode: string
    readonly supplierName: string
    readonly productName: string
  }
  /** `amount` in dollars; of income protection the benefit a month. */
  readonly covers: readonly { readonly cover: CoverKind; readonly amount: number }[]
  /** One instalment in dollars. */
  readonly premium: { readonly amount: number; readonly frequency: PaymentFrequency }
  /** Shown wherever the premium is shown. */
  readonly label: string
  /** The name of the first policy holder, who is insured. */
  readonly firstHolder: string
  readonly holder: SigningHolder
  /** Which text is declared, as `SECOND_HOLDER_DECLARATIONS` of core names it. */
  readonly declarations: { readonly id: string; readonly version: string }
}

export const filled = (length: number): z.ZodMiniString =>
  z.string().check(z.minLength(1), z.maxLength(length))
export const instant: z.ZodMiniISODateTime = z.iso.datetime({ offset: true })
const amount = z.number().check(z.minimum(0))

export const signingHolderSchema: z.ZodMiniType<SigningHolder> = z.object({
  firstName: filled(50),
  middleName: z.nullable(z.string().check(z.maxLength(50))),
  lastName: filled(50),
  dateOfBirth: z.iso.date(),
  mobile: z.string().check(z.maxLength(20)),
  email: filled(254),
  address: filled(200),
})

export const signaturePageSchema: z.ZodMiniType<SignaturePage> = z.object({
  successful: z.literal(true),
  secret: z.string().check(z.regex(/^[\w-]{43}$/)),
  secretEndsAt: instant,
  signedAt: z.optional(instant),
  reference: z.string().check(z.regex(/^[AC-HJKMNPQRTV-Y3479]{8}$/)),
  submittedAt: instant,
  insurer: z.object({ supplierCode: filled(3), supplierName: filled(100), productName: filled(100) }),
  covers: z.array(z.object({ cover: z.enum(COVER_KINDS), amount })).check(z.maxLength(4)),
  premium: z.object({ amount, frequency: z.enum(PAYMENT_FREQUENCIES) }),
  label: filled(300),
  firstHolder: filled(160),
  holder: signingHolderSchema,
  declarations: z.object({ id: filled(40), version: filled(20) }),
})

/**
 * Exchanges the mailed code and the second holder's date of birth for what is to be signed. Each call is one of the tries of a
 * code, so this is not tried again here. `invalid` with the code `code-refused`, whatever was wrong, or of the link `unknown`,
 * `expired` or `signed`.
 */
export function confirmSignature(
  client: ApiClient,
  request: ConfirmSignatureRequest,
  { signal }: CallOptions = {},
): Promise<Result<SignaturePage, ApiError>> {
  return client.request({
    send: (init) => client.http.POST('/api/v1/signatures/confirm', { ...init, body: request }),
    schema: signaturePageSchema,
    anonymous: true,
    signal,
  })
}
