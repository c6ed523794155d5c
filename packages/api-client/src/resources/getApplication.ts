import { COVER_KINDS, type CoverKind, PAYMENT_FREQUENCIES, type PaymentFrequency } from '@coverkit/core'
import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import type { ApplicationStatus } from './saveApplication.ts'

const ITEM_STATES = ['open', 'waiting', 'done'] as const

/** Something that is still to be done before an insurer decides. */
export interface OutstandingItem {
  /** `second-signature`, `assessment`, or what the insurer wants, in lower case with `-`. */
  readonly kind: string
  /** A sentence for the customer, where the kind alone does not say it. */
  readonly words?: string | undefined
  /** A day in Sydney, `YYYY-MM-DD`. */
  readonly dueOn?: string | undefined
  /** `waiting` begins after an item before it. */
  readonly state: (typeof ITEM_STATES)[number]
}

/** A policy holder's signature; both moments are ISO 8601. */
export interface SignatureState {
  readonly holder: 1 | 2
  readonly state: 'signed' | 'waiting'
  readonly signedAt: string | null
  /** When the link to sign was last mailed. */
  readonly sentAt: string | null
}

/** A submitted application as it is read back: no answer about health, identity or payment is of it. */
export interface SubmittedApplication {
  readonly id: string
  /** Eight letters and digits to quote. */
  readonly reference: string
  readonly status: Exclude<ApplicationStatus, 'partial'>
  /** ISO 8601, by the server's clock. */
  readonly submittedAt: string
  readonly insurer: {
    readonly supplierCode: string
    readonly supplierName: string
    readonly productName: string
  }
  /** Sums insured in dollars; of income protection the benefit a month. */
  readonly covers: readonly { readonly cover: CoverKind; readonly amount: number }[]
  /** One instalment in dollars, policy fee included. */
  readonly premium: { readonly amount: number; readonly frequency: PaymentFrequency }
  readonly outstanding: readonly OutstandingItem[]
  readonly signatures: readonly SignatureState[]
}

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
const dollars = z.number().check(z.minimum(0))
const instant = z.iso.datetime({ offset: true })

export const submittedApplicationSchema: z.ZodMiniType<SubmittedApplication> = z.object({
  id: z.uuid(),
  reference: z.string().check(z.regex(/^[AC-HJKMNPQRTV-Y3479]{8}$/)),
  status: z.enum(['in-review', 'waiting-for-second-signature']),
  submittedAt: instant,
  insurer: z.object({
    supplierCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
    supplierName: text(100),
    productName: text(100),
  }),
  covers: z.array(z.object({ cover: z.enum(COVER_KINDS), amount: dollars })).check(z.maxLength(4)),
  premium: z.object({ amount: dollars, frequency: z.enum(PAYMENT_FREQUENCIES) }),
  outstanding: z
    .array(
      z.object({
        kind: z.string().check(z.regex(/^[a-z][a-z-]*$/), z.maxLength(40)),
        words: z.optional(text(500)),
        dueOn: z.optional(z.iso.date()),
        state: z.enum(ITEM_STATES),
      }),
    )
    .check(z.maxLength(100)),
  signatures: z
    .array(
      z.object({
        holder: z.literal([1, 2]),
        state: z.enum(['signed', 'waiting']),
        signedAt: z.nullable(instant),
        sentAt: z.nullable(instant),
      }),
    )
    .check(z.minLength(1), z.maxLength(2)),
})

/** `secret`: that of the submission, where nobody was signed in; it goes into a header. */
export interface ReadApplicationOptions extends CallOptions {
  readonly secret?: string | undefined
}

/**
 * A submitted application, for the signed-in customer whose it is or for the secret of its submission. What cannot be
 * read is `not-found`, whatever the reason. Tried again after a failure that may pass.
 */
export function getApplication(
  client: ApiClient,
  id: string,
  { secret, signal }: ReadApplicationOptions = {},
): Promise<Result<SubmittedApplication, ApiError>> {
  return client.request({
    send: ({ headers, ...init }) =>
      client.http.GET('/api/v1/application/{id}', {
        ...init,
        headers: secret === undefined ? headers : { Authorization: `Bearer ${secret}` },
        params: { path: { id } },
      }),
    schema: submittedApplicationSchema,
    safe: true,
    anonymous: secret !== undefined,
    signal,
  })
}
