import type { ChangeCoverRequest } from '@coverkit/core/change-cover'
import { type ApiCall, call, type ProvedCallOptions } from '../call.ts'
import { changeCoverOperation } from '../generated/operations/changeCover.ts'
import type { ChangeCoverAnswer } from '../generated/schema.ts'

/**
 * Submits a change of cover; core's `changeCoverRequest` builds the body. Does not retry: the caller may send
 * the same body again with the same `key`, and gets the same answer. `invalid` with status 422 and the code
 * `proof-required` without a proof.
 */
export const changeCover: ApiCall<ChangeCoverRequest, ChangeCoverAnswer, ProvedCallOptions> =
  call(changeCoverOperation)
