import { COVER_KINDS, type CoverKind, PAYMENT_FREQUENCIES, type PaymentFrequency } from '@coverkit/core'
import * as z from 'zod/mini'
import { documentUrl } from '../http/documentUrl.ts'
import { atLeastZero } from './insurerSchemas.ts'

const STATUSES = ['in-review', 'waiting-for-second-signature'] as const

/** Something that is still to be done before the insurer decides. */
export interface OutstandingItem {
  /** `second-signature`, `assessment`, or what the insurer asks for. */
  readonly kind: string
  /** What is asked for, in a sentence. */
  readonly words?: string | undefined
  /** When it is expected, YYYY-MM-DD in Sydney. */
  readonly dueOn?: string | undefined
  /** `waiting` begins after an item before it. */
  readonly state: 'open' | 'waiting' | 'done'
}

/** Whether a policy holder has signed. Instants are ISO 8601. */
export interface SignatureState {
  /** 1 is the first policy holder. */
  readonly holder: number
  readonly state: 'signed' | 'waiting'
  readonly signedAt: string | null
  /** When the link to sign was last mailed; null for the first holder, who signs with the submission. */
  readonly sentAt: string | null
}

/** A document in the edition that was on the page and accepted. */
export interface AcceptedDocument {
  /**
   * Product disclosure statement, target market determination, supplementary PDS, financial services guide,
   * privacy.
   */
  readonly type: 'PDS' | 'TMD' | 'SPDS' | 'FSG' | 'privacy'
  readonly name: string
  readonly version: string
  /** YYYY-MM-DD. */
  readonly date: string
  /** An http(s) address or a path of the API's host; null where this edition is no longer published. */
  readonly url: string | null
}

/** A submitted application, without any answer about health, identity or payment. */
export interface SubmittedApplication {
  readonly id: string
  /** Eight letters and digits to quote. */
  readonly reference: string
  readonly status: (typeof STATUSES)[number]
  /** An instant, ISO 8601, by the server's clock. */
  readonly submittedAt: string
  readonly insurer: {
    readonly supplierCode: string
    readonly supplierName: string
    readonly productName: string
  }
  /** `amount` is the sum insured in dollars; of income protection the benefit a month. */
  readonly covers: readonly { readonly cover: CoverKind; readonly amount: number }[]
  /** One instalment in dollars, policy fee included. */
  readonly premium: { readonly amount: number; readonly frequency: PaymentFrequency }
  /** In the order in which it is done. */
  readonly outstanding: readonly OutstandingItem[]
  /** The first holder's, then the second's. */
  readonly signatures: readonly SignatureState[]
  /** Each once; only in a customer's list. */
  readonly documents?: readonly AcceptedDocument[] | undefined
}

const instant = z.iso.datetime({ offset: true })
const named = z.string().check(z.minLength(1), z.maxLength(100))

export const submittedApplicationSchema: z.ZodMiniType<SubmittedApplication> = z.object({
  id: z.uuid(),
  reference: z.string().check(z.regex(/^[AC-HJKMNPQRTV-Y3479]{8}$/)),
  status: z.enum(STATUSES),
  submittedAt: instant,
  insurer: z.object({
    supplierCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
    supplierName: named,
    productName: named,
  }),
  covers: z.array(z.object({ cover: z.enum(COVER_KINDS), amount: atLeastZero })).check(z.maxLength(4)),
  premium: z.object({ amount: atLeastZero, frequency: z.enum(PAYMENT_FREQUENCIES) }),
  outstanding: z
    .array(
      z.object({
        kind: z.string().check(z.maxLength(40)),
        words: z.optional(z.string().check(z.maxLength(500))),
        dueOn: z.optional(z.iso.date()),
        state: z.enum(['open', 'waiting', 'done']),
      }),
    )
    .check(z.maxLength(100)),
  signatures: z
    .array(
      z.object({
        holder: z.int().check(z.minimum(1), z.maximum(2)),
        state: z.enum(['signed', 'waiting']),
        signedAt: z.nullable(instant),
        sentAt: z.nullable(instant),
      }),
    )
    .check(z.minLength(1), z.maxLength(2)),
  documents: z.optional(
    z
      .array(
        z.object({
          type: z.enum(['PDS', 'TMD', 'SPDS', 'FSG', 'privacy']),
          name: z.string().check(z.minLength(1), z.maxLength(200)),
          version: z.string().check(z.minLength(1), z.maxLength(40)),
          date: z.iso.date(),
          url: z.nullable(documentUrl),
        }),
      )
      .check(z.maxLength(50)),
  ),
})
