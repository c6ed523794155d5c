import type { ComparisonRequest, ProjectionAnswer } from '@coverkit/core'
import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import { failure, type Result } from '../Result.ts'
import { answersAll, atLeastZero, headShape, insurerShape, isConsistent } from './insurerSchemas.ts'

const yearly = z.array(atLeastZero)
const byIndexation = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.object({ on: schema, off12Months: schema, offPermanent: schema })
const premiums = byIndexation(yearly)
const sums = z.exactOptional(yearly)

const insurer = z
  .object({
    ...insurerShape,
    projection: z.exactOptional(z.object({ stepped: premiums, level: z.nullable(premiums) })),
  })
  .check(z.refine((value) => isConsistent(value, value.projection !== undefined)))

const projectionSchema: z.ZodMiniType<ProjectionAnswer> = z
  .object({
    ...headShape,
    ages: z.array(z.int()),
    sumInsured: byIndexation(
      z.object({ life: sums, tpd: sums, criticalIllness: sums, incomeProtection: sums }),
    ),
    insurers: z.array(insurer),
  })
  .check(z.refine(hasOneFigurePerAge))

function hasOneFigurePerAge(answer: ProjectionAnswer): boolean {
  const series = [
    ...Object.values(answer.sumInsured).flatMap((covers) => Object.values(covers)),
    ...answer.insurers.flatMap(({ projection }) => [
      ...Object.values(projection?.stepped ?? {}),
      ...Object.values(projection?.level ?? {}),
    ]),
  ]
  return series.every((figures) => figures.length === answer.ages.length)
}

/**
 * Yearly premiums for each attained age to 64, stepped and level, for each indexation; the body of the comparison.
 * Dollars a year; the lists are empty from age 65. Safe, hence tried again.
 */
export async function projectPremiums(
  client: ApiClient,
  request: ComparisonRequest,
  { signal }: CallOptions = {},
): Promise<Result<ProjectionAnswer, ApiError>> {
  const result = await client.request({
    send: (init) => client.http.POST('/api/v1/quote/projection', { ...init, body: request }),
    schema: projectionSchema,
    safe: true,
    signal,
  })
  const whole = !result.ok || answersAll(result.value.insurers, request.supplierCodes)
  return whole ? result : failure({ kind: 'unreadable' })
}
