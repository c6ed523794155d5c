import type { ComparisonAnswer, ComparisonRequest } from '@coverkit/core'
import { type ApiCall, andThen, call } from '../call.ts'
import { compareQuotesOperation } from '../generated/operations/compareQuotes.ts'
import { unfit } from '../http/unreadable.ts'
import { success } from '../Result.ts'
import { isComplete, isOneEach } from './insurers.ts'

/**
 * Premiums of each insurer asked, or of all; core's `comparisonRequest` builds the body. Each insurer is
 * quoted, declined with reasons or unavailable; money is dollars with at most two decimals. A backend may answer for others
 * than the insurers asked, such as the whole panel; one whose parts contradict its status is left out. Safe, hence retried.
 */
export const compareQuotes: ApiCall<ComparisonRequest, ComparisonAnswer> = andThen(
  call(compareQuotesOperation, { isSafe: true }),
  (answer, _, client) => {
    const insurers = answer.insurers.filter(isComplete)
    if (!isOneEach(insurers)) return unfit(client, compareQuotesOperation, ['insurers'])
    return success({ ...answer, insurers })
  },
)
