import { type ApiCall, type BareApiCall, bareCall, call, type ProvedCallOptions } from '../call.ts'
import { getSupportNeedsOperation } from '../generated/operations/getSupportNeeds.ts'
import { saveSupportNeedsOperation } from '../generated/operations/saveSupportNeeds.ts'
import type { DoneAnswer, SupportNeedsAnswer, SupportNeedsRequest } from '../generated/schema.ts'

/** Reads what helps the signed-in customer when the broker deals with them. Retries after a transient failure. */
export const loadSupportNeeds: BareApiCall<SupportNeedsAnswer> = bareCall(getSupportNeedsOperation, {
  isSafe: true,
})

/**
 * Stores what helps the customer in place of what was there; null removes it. Does not retry, since that would undo a later
 * change. `invalid` with status 422 and the code `proof-required` without a proof.
 */
export const saveSupportNeeds: ApiCall<SupportNeedsRequest, DoneAnswer, ProvedCallOptions> =
  call(saveSupportNeedsOperation)
