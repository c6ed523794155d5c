import {
  BENEFIT_PERIODS,
  COVER_KINDS,
  CRITICAL_ILLNESS_LINKS,
  GENDERS,
  INDEXATIONS,
  OCCUPATION_TYPES,
  OUTSIDE_METHODS,
  OWNERS,
  PAYMENT_FREQUENCIES,
  PAYMENT_METHODS,
  STATES,
  TPD_LINKS,
  WAITING_PERIODS,
} from '@coverkit/core'
import { POLICY_STATES, type SavedPolicy } from '@coverkit/core/policies'
import { INSURER_CODES } from '@coverkit/core/transfer'
import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'

const MOST = 100
const MOST_DOLLARS = 999_999_999
const MOST_PREMIUM = 10_000_000

const orMissing = <Value>(schema: z.ZodMiniType<Value>) => z.exactOptional(z.nullable(schema))
const text = (most: number) => orMissing(z.string().check(z.maxLength(most)))
const sum = z.nullable(z.int().check(z.minimum(0), z.maximum(MOST_DOLLARS)))
const dollars = z.exactOptional(sum)
const premium = orMissing(z.number().check(z.minimum(0), z.maximum(MOST_PREMIUM)))
const flag = orMissing(z.boolean())
const date = orMissing(z.iso.date())
const owner = z.nullable(z.enum(OWNERS))

const policySchema: z.ZodMiniType<SavedPolicy> = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  name: z.string().check(z.minLength(1), z.maxLength(30)),
  insurer_Code: z.enum(INSURER_CODES),
  insurer_Name: text(100),
  product_Code: text(20),
  product_Name: text(100),
  status: orMissing(z.enum(POLICY_STATES)),
  lapse_Date: date,
  overdue_Amount: premium,
  sum_Insured: dollars,
  tpD_Sum_Insured: dollars,
  tpD_Linked_Sum_Insured: dollars,
  critical_Illness_Sum_Insured: dollars,
  monthly_Benefit: dollars,
  premium_Structure: orMissing(z.enum(['S', 'L'])),
  payment_Method: orMissing(z.enum(PAYMENT_METHODS)),
  outsidePaymentMethod: orMissing(z.enum(OUTSIDE_METHODS)),
  premium_frequency: orMissing(z.enum(PAYMENT_FREQUENCIES)),
  indexation: orMissing(z.enum(INDEXATIONS)),
  owners: orMissing(z.record(z.enum(COVER_KINDS), owner)),
  structures: orMissing(
    z.object({
      tpd: z.nullable(z.enum(TPD_LINKS)),
      criticalIllness: z.nullable(z.enum(CRITICAL_ILLNESS_LINKS)),
    }),
  ),
  double_TPD: flag,
  tpD_Buy_back: flag,
  tpD_Occupation_Type: orMissing(z.enum(OCCUPATION_TYPES)),
  cI_Buy_back: flag,
  reinstatement: flag,
  increasing_Claim: flag,
  super_Contribution: orMissing(z.literal([0, 10])),
  waiting_Period: orMissing(z.enum(WAITING_PERIODS)),
  benefit_Period: orMissing(z.enum(BENEFIT_PERIODS)),
  annual_Earnings: dollars,
  income_Replacement: orMissing(z.number().check(z.minimum(0), z.maximum(70))),
  premium_Amount: premium,
  premium_Label: text(300),
  original_Sums: orMissing(z.record(z.enum(COVER_KINDS), sum)),
  insured: orMissing(
    z.object({
      date_of_Birth: z.nullable(z.iso.date()),
      rated_Age: z.nullable(z.int().check(z.minimum(0), z.maximum(130))),
      gender: z.nullable(z.enum(GENDERS)),
      smoker: z.nullable(z.boolean()),
      occupation: z.nullable(z.string().check(z.maxLength(200))),
      occupation_ID: z.nullable(z.int().check(z.minimum(1), z.maximum(100_000))),
      state: z.nullable(z.enum(STATES)),
    }),
  ),
  start_Date: date,
  next_Debit_Date: date,
  next_Anniversary_Date: date,
  increase_Without_Proof: orMissing(
    z.object({
      cover: z.enum(COVER_KINDS),
      increase: z.int().check(z.minimum(1), z.maximum(1_000_000)),
      requested_On: z.iso.date(),
    }),
  ),
  policyholder1: text(101),
  policyholder2: text(101),
})

const policiesSchema: z.ZodMiniType<readonly SavedPolicy[]> = z.array(policySchema).check(z.maxLength(MOST))

/**
 * The policies that the signed-in customer has, the latest start first; `policyFromSaved` of core reads one. A list in which
 * one policy is malformed is `unreadable`, never half a list. Tried again after a failure that may pass.
 */
export function listPolicies(
  client: ApiClient,
  { signal }: CallOptions = {},
): Promise<Result<readonly SavedPolicy[], ApiError>> {
  return client.request({
    send: (init) => client.http.GET('/api/v1/policies/PoliciesList', { ...init }),
    schema: policiesSchema,
    safe: true,
    signal,
  })
}
