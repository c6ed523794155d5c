import { type ApiCall, type BareApiCall, bareCall, call, type ProvedCallOptions } from '../call.ts'
import { cancelClosingOperation } from '../generated/operations/cancelClosing.ts'
import { closeAccountOperation } from '../generated/operations/closeAccount.ts'
import { getClosingOperation } from '../generated/operations/getClosing.ts'
import type { ClosingAnswer, DoneAnswer } from '../generated/schema.ts'

/** Whether the signed-in customer's account is about to close. Retries after a transient failure. */
export const loadClosing: BareApiCall<ClosingAnswer> = bareCall(getClosingOperation, { isSafe: true })

/**
 * Has the signed-in customer's account closed in seven days, and ends their sessions. `invalid` with status
 * 422 and the code `proof-required` without a proof. Does not retry.
 */
export const closeAccount: ApiCall<{ readonly accountName: string }, ClosingAnswer, ProvedCallOptions> =
  call(closeAccountOperation)

/**
 * Keeps an account that is about to close. `invalid` with status 409 and the code `closed` once its day has
 * come. Retries after a transient failure.
 */
export const cancelClosing: BareApiCall<DoneAnswer> = bareCall(cancelClosingOperation, { isSafe: true })
