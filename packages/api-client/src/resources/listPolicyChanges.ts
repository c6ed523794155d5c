import { COVER_KINDS, type CoverKind, PAYMENT_FREQUENCIES, type PaymentFrequency } from '@coverkit/core'
import {
  COVER_CHANGE_KINDS,
  type CoverChangeKind,
  POLICY_FIELDS,
  type PolicyField,
  TERM_FIELDS,
  type TermField,
  type TermValue,
} from '@coverkit/core/change-cover'
import { LIFE_EVENTS, type LifeEvent } from '@coverkit/core/guaranteed-insurability'
import type { InsurerCode } from '@coverkit/core/transfer'
import { INSURER_CODES } from '@coverkit/core/transfer'
import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'

/** A term that is to change. */
export interface RequestedTerm<Field> {
  readonly field: Field
  readonly from: TermValue
  readonly to: TermValue
}

/** A change of cover that the customer asked for. */
export interface PolicyChange {
  readonly id: string
  /** What the customer quotes. */
  readonly reference: string
  /** `done` once the policy on record is what was asked for. */
  readonly status: 'with-insurer' | 'done'
  /** An instant, ISO 8601, by the server's clock. */
  readonly requestedAt: string
  /** `YYYY-MM-DD`; null where the insurer decides first. */
  readonly effectiveOn: string | null
  readonly needsHealthQuestions: boolean
  readonly policyId: string
  readonly insurerCode: InsurerCode
  readonly policyNumber: string
  readonly covers: readonly {
    readonly cover: CoverKind
    readonly kind: CoverChangeKind
    readonly terms: readonly RequestedTerm<TermField>[]
  }[]
  /** Of the whole policy. */
  readonly terms: readonly RequestedTerm<PolicyField>[]
  /** The increase after a life event that went along; null without one. */
  readonly increase: RequestedIncrease | null
  readonly premiumBefore: Instalment | null
  /** Null where no cover is left. */
  readonly premium: Instalment | null
}

/** An increase after a life event that went with a change. */
interface RequestedIncrease {
  readonly event: LifeEvent
  /** `YYYY-MM-DD`. */
  readonly eventDate: string
  readonly cover: CoverKind
  /** Whole dollars, income protection a month. */
  readonly increase: number
}

interface Instalment {
  /** Dollars. */
  readonly amount: number
  readonly frequency: PaymentFrequency
}

/** Newest first, at most 50. */
export interface PolicyChanges {
  readonly changes: readonly PolicyChange[]
}

const text = z.string().check(z.maxLength(100))
const value = z.nullable(z.union([text, z.number(), z.array(text).check(z.maxLength(10))]))
const instalment = z.nullable(z.object({ amount: z.number(), frequency: z.enum(PAYMENT_FREQUENCIES) }))
const termOf = <Field extends string>(fields: readonly [Field, ...Field[]]) =>
  z.array(z.object({ field: z.enum(fields), from: value, to: value })).check(z.maxLength(fields.length))

const policyChangesSchema: z.ZodMiniType<PolicyChanges> = z.object({
  changes: z
    .array(
      z.object({
        id: z.uuid(),
        reference: z.string().check(z.minLength(1), z.maxLength(8)),
        status: z.enum(['with-insurer', 'done']),
        requestedAt: z.iso.datetime({ offset: true }),
        effectiveOn: z.nullable(z.iso.date()),
        needsHealthQuestions: z.boolean(),
        policyId: z.string().check(z.minLength(1), z.maxLength(100)),
        insurerCode: z.enum(INSURER_CODES),
        policyNumber: z.string().check(z.minLength(1), z.maxLength(30)),
        covers: z
          .array(
            z.object({
              cover: z.enum(COVER_KINDS),
              kind: z.enum(COVER_CHANGE_KINDS),
              terms: termOf(TERM_FIELDS),
            }),
          )
          .check(z.maxLength(COVER_KINDS.length)),
        terms: termOf(POLICY_FIELDS),
        increase: z.nullable(
          z.object({
            event: z.enum(LIFE_EVENTS),
            eventDate: z.iso.date(),
            cover: z.enum(COVER_KINDS),
            increase: z.number(),
          }),
        ),
        premiumBefore: instalment,
        premium: instalment,
      }),
    )
    .check(z.maxLength(50)),
})

/** The changes of cover that the signed-in customer asked for. Tried again after a failure that may pass. */
export function listPolicyChanges(
  client: ApiClient,
  { signal }: CallOptions = {},
): Promise<Result<PolicyChanges, ApiError>> {
  return client.request({
    send: (init) => client.http.GET('/api/v1/policies/changes', { ...init }),
    schema: policyChangesSchema,
    safe: true,
    signal,
  })
}
