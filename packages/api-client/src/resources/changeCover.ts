import type { ChangeCoverRequest } from '@coverkit/core/change-cover'
import { type ApiCall, call, type KeyedCallOptions } from '../call.ts'
import { changeCoverOperation } from '../generated/operations/changeCover.ts'
import type { ChangeCoverAnswer } from '../generated/schema.ts'

/**
 * Submits a change of cover; core's `changeCoverRequest` builds the body. Does not retry: the caller may send
 * the same body again with the same `key`, and gets the same answer.
 */
export const changeCover: ApiCall<ChangeCoverRequest, ChangeCoverAnswer, KeyedCallOptions> =
  call(changeCoverOperation)
