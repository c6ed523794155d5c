import type { CoverKind } from '@coverkit/core'
import { COVER_KINDS } from '@coverkit/core'
import {
  INSURABILITY_REASONS,
  type InsurabilityReason,
  type InsurableCover,
  LIFE_EVENTS,
  type LifeEvent,
} from '@coverkit/core/guaranteed-insurability'
import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'

/** The customer's latest request for a policy, which may still wait for its proof. */
export interface LastInsurabilityRequest {
  /** What its files are sent to. */
  readonly id: string
  /** `YYYY-MM-DD`. */
  readonly requestedOn: string
  readonly event: LifeEvent
  /** `YYYY-MM-DD`. */
  readonly eventDate: string
  readonly cover: CoverKind
  /** Whole dollars: the loan or the salary, where the event is one of it. */
  readonly newAmount: number | null
  readonly earlierAmount: number | null
  /** Whole dollars; of income protection a month. */
  readonly increase: number
  /** Numbers of the files that show the event. */
  readonly files: readonly number[]
}

/** What a policy can be increased by without health questions. */
export interface GuaranteedInsurability {
  readonly successful: true
  readonly productCode: string
  readonly policyId: string
  /** The cover that the maximums are for. */
  readonly cover: CoverKind
  readonly eligible: boolean
  /** Empty when eligible. */
  readonly reasons: readonly InsurabilityReason[]
  /** `YYYY-MM-DD`, the first day of another increase; null where there was none yet. */
  readonly nextIncreaseOn: string | null
  /** Null where nothing was asked for yet. */
  readonly lastRequest: LastInsurabilityRequest | null
  /** Whole dollars, before a loan or a salary is known. */
  readonly maximums: readonly { readonly event: LifeEvent; readonly maximum: number }[]
  readonly covers: readonly InsurableCover[]
}

/** Which policy: its product, and the sum insured of one of its covers. */
export interface InsurabilityQuery {
  readonly productCode: string
  readonly sumInsured: number
}

const dollars = z.int().check(z.minimum(0))
const coverKind = z.enum(COVER_KINDS)

const answerSchema: z.ZodMiniType<GuaranteedInsurability> = z
  .object({
    successful: z.literal(true),
    productCode: z.string().check(z.minLength(1)),
    policyId: z.string().check(z.minLength(1)),
    cover: coverKind,
    eligible: z.boolean(),
    reasons: z.array(z.enum(INSURABILITY_REASONS)).check(z.maxLength(10)),
    nextIncreaseOn: z.nullable(z.iso.date()),
    lastRequest: z.nullable(
      z.object({
        id: z.uuid(),
        requestedOn: z.iso.date(),
        event: z.enum(LIFE_EVENTS),
        eventDate: z.iso.date(),
        cover: coverKind,
        newAmount: z.nullable(dollars),
        earlierAmount: z.nullable(dollars),
        increase: z.int().check(z.minimum(1)),
        files: z.array(z.int().check(z.minimum(1), z.maximum(20))).check(z.maxLength(20)),
      }),
    ),
    maximums: z.array(z.object({ event: z.enum(LIFE_EVENTS), maximum: dollars })).check(z.maxLength(20)),
    covers: z
      .array(
        z.object({
          kind: coverKind,
          sumInsured: dollars,
          originalSum: z.nullable(dollars),
          earlierIncreases: dollars,
          highestSum: dollars,
        }),
      )
      .check(z.maxLength(COVER_KINDS.length)),
  })
  .check(z.refine(({ eligible, reasons }) => eligible === (reasons.length === 0)))

/** What a policy of the signed-in customer can be increased by after an event. Tried again after a failure that may pass. */
export function loadGuaranteedInsurability(
  client: ApiClient,
  { productCode, sumInsured }: InsurabilityQuery,
  { signal }: CallOptions = {},
): Promise<Result<GuaranteedInsurability, ApiError>> {
  const query = { ProductCode: productCode, SumInsured: sumInsured }
  return client.request({
    send: (init) =>
      client.http.GET('/api/v1/policies/Getguaranteedinsurability', { ...init, params: { query } }),
    schema: answerSchema,
    safe: true,
    signal,
  })
}
