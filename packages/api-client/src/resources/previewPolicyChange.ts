import { PAYMENT_FREQUENCIES } from '@coverkit/core'
import type {
  PolicyPreview,
  PolicyPreviewRequest,
  PolicyProjection,
  PricedPolicy,
} from '@coverkit/core/change-cover'
import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { frequencyPremiumSchema } from './frequencyPremium.ts'
import { atLeastZero, coverKind, text } from './insurerSchemas.ts'

const MOST_YEARS = 10
const MOST_REASONS = 40

const MOST_YEARS_IN_ALL = 50

const years = z.array(atLeastZero).check(z.maxLength(MOST_YEARS))
const allYears = z.array(atLeastZero).check(z.maxLength(MOST_YEARS_IN_ALL))
const sums = z.object({
  life: z.exactOptional(years),
  tpd: z.exactOptional(years),
  criticalIllness: z.exactOptional(years),
  incomeProtection: z.exactOptional(years),
})
const byIndexation = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.object({ on: schema, off12Months: schema, offPermanent: schema })

export const pricedPolicySchema: z.ZodMiniType<PricedPolicy> = z.object({
  paymentFrequency: z.enum(PAYMENT_FREQUENCIES),
  premium: frequencyPremiumSchema,
})

const projectionSchema: z.ZodMiniType<PolicyProjection> = z
  .object({
    ages: z.array(z.int()).check(z.maxLength(MOST_YEARS)),
    now: years,
    after: byIndexation(years),
    sumInsured: byIndexation(sums),
    toLastAge: z.object({
      now: atLeastZero,
      after: atLeastZero,
      years: z.exactOptional(
        z.object({
          ages: z.array(z.int()).check(z.maxLength(MOST_YEARS_IN_ALL)),
          now: allYears,
          after: allYears,
        }),
      ),
    }),
  })
  .check(z.refine(hasOneFigurePerAge))

function hasOneFigurePerAge({ ages, now, after, sumInsured, toLastAge }: PolicyProjection): boolean {
  const sumsOf = Object.values(sumInsured).flatMap((covers) => Object.values(covers))
  const { years: all } = toLastAge
  const isWhole = !all || [all.now, all.after].every((figures) => figures.length === all.ages.length)
  return (
    isWhole && [now, ...Object.values(after), ...sumsOf].every((figures) => figures.length === ages.length)
  )
}

/** A price unless the insurer declines, and then a reason. */
function isConsistent({ after, reasons, projection }: PolicyPreview): boolean {
  const isDeclined = reasons.length > 0
  return (after === null) === isDeclined && (projection === null) === isDeclined
}

const previewSchema: z.ZodMiniType<PolicyPreview> = z
  .object({
    label: text,
    occupationClasses: z.record(coverKind, z.string()),
    now: pricedPolicySchema,
    after: z.nullable(pricedPolicySchema),
    reasons: z.array(z.object({ code: text, cover: z.nullable(coverKind) })).check(z.maxLength(MOST_REASONS)),
    needsHealthQuestions: z.boolean(),
    projection: z.nullable(projectionSchema),
  })
  .check(z.refine(isConsistent))

/**
 * What a policy of the signed-in customer costs now, and what it would cost; core's `policyPreviewRequest` builds the body.
 * Nothing is stored. Safe, hence tried again: a caller that types on aborts it by `signal`.
 */
export function previewPolicyChange(
  client: ApiClient,
  request: PolicyPreviewRequest,
  { signal }: CallOptions = {},
): Promise<Result<PolicyPreview, ApiError>> {
  return client.request({
    send: (init) => client.http.POST('/api/v1/policies/preview', { ...init, body: request }),
    schema: previewSchema,
    safe: true,
    signal,
  })
}
