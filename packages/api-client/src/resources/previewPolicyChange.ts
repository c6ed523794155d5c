import type { PolicyPreview, PolicyPreviewRequest, PolicyProjection } from '@coverkit/core/change-cover'
import { type ApiCall, andThen, call } from '../call.ts'
import { previewPolicyChangeOperation } from '../generated/operations/previewPolicyChange.ts'
import { unfit } from '../http/unreadable.ts'
import { success } from '../Result.ts'

function hasOneFigurePerAge({ ages, now, after, sumInsured, toLastAge }: PolicyProjection): boolean {
  const sumsOf = Object.values(sumInsured).flatMap((covers) => Object.values(covers))
  const { years: all } = toLastAge
  const isWhole = !all || [all.now, all.after].every((figures) => figures.length === all.ages.length)
  return (
    isWhole && [now, ...Object.values(after), ...sumsOf].every((figures) => figures.length === ages.length)
  )
}

/** A price and a projection unless the insurer declines, and then a reason. */
function isPreview({ after, reasons, projection }: PolicyPreview): boolean {
  const isDeclined = reasons.length > 0
  if ((after === null) !== isDeclined || (projection === null) !== isDeclined) return false
  return projection === null || hasOneFigurePerAge(projection)
}

/**
 * Prices a policy of the signed-in customer as it is and as changed; core's `policyPreviewRequest` builds the
 * body. Nothing is stored. Safe, hence retried: a caller aborts it by `signal` when the customer types again.
 */
export const previewPolicyChange: ApiCall<PolicyPreviewRequest, PolicyPreview> = andThen(
  call(previewPolicyChangeOperation, { isSafe: true }),
  (preview, _, client) =>
    isPreview(preview)
      ? success(preview)
      : unfit(client, previewPolicyChangeOperation, ['after', 'reasons', 'projection']),
)
