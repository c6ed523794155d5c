import type { ComparisonAnswer, ComparisonRequest } from '@coverkit/core'
import { type ApiCall, andThen, call } from '../call.ts'
import { compareQuotesOperation } from '../generated/operations/compareQuotes.ts'
import { failure, success } from '../Result.ts'
import { answersAll, isComparison } from './insurers.ts'

/**
 * Premiums of each insurer asked, or of all; core's `comparisonRequest` builds the body. Each insurer is
 * quoted, declined with reasons or unavailable; money is dollars with at most two decimals. Safe, hence
 * retried.
 */
export const compareQuotes: ApiCall<ComparisonRequest, ComparisonAnswer> = andThen(
  call(compareQuotesOperation, { isSafe: true }),
  (answer, { supplierCodes }) =>
    isComparison(answer) && answersAll(answer.insurers, supplierCodes)
      ? success(answer)
      : failure({ kind: 'unreadable' }),
)
