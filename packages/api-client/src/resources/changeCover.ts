import type { ChangeCoverRequest } from '@coverkit/core/change-cover'
import { type ApiCall, call, type KeyedCallOptions } from '../call.ts'
import { changeCoverOperation } from '../generated/operations/changeCover.ts'
import type { ChangeCoverAnswer } from '../generated/schema.ts'

/**
 * Submits a change of cover; core's `changeCoverRequest` builds the body. Not tried again here: with the same `key` the same
 * body may be sent again, and gets the same answer.
 */
export const changeCover: ApiCall<ChangeCoverRequest, ChangeCoverAnswer, KeyedCallOptions> =
  call(changeCoverOperation)
