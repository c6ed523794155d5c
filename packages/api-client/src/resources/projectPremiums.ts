import type { ComparisonRequest, ProjectionAnswer } from '@coverkit/core'
import { type ApiCall, andThen, call } from '../call.ts'
import { projectPremiumsOperation } from '../generated/operations/projectPremiums.ts'
import { unfit } from '../http/unreadable.ts'
import { success } from '../Result.ts'
import { answersAll, isConsistent } from './insurers.ts'

function isProjection({ ages, sumInsured, insurers }: ProjectionAnswer): boolean {
  const series = [
    ...Object.values(sumInsured).flatMap((covers) => Object.values(covers)),
    ...insurers.flatMap(({ projection }) => [
      ...Object.values(projection?.stepped ?? {}),
      ...Object.values(projection?.level ?? {}),
    ]),
  ]
  return (
    insurers.every((each) => isConsistent(each, each.projection !== undefined)) &&
    series.every((figures) => figures.length === ages.length)
  )
}

/**
 * Yearly premiums for each attained age to 64, stepped and level, for each indexation; the body of the
 * comparison. Dollars a year; the lists are empty from age 65. Safe, hence retried.
 */
export const projectPremiums: ApiCall<ComparisonRequest, ProjectionAnswer> = andThen(
  call(projectPremiumsOperation, { isSafe: true }),
  (answer, { supplierCodes }, client) =>
    isProjection(answer) && answersAll(answer.insurers, supplierCodes)
      ? success(answer)
      : unfit(client, projectPremiumsOperation, ['insurers']),
)
