import { type ApiCall, type BareApiCall, bareCall, call } from '../call.ts'
import { cancelClosingOperation } from '../generated/operations/cancelClosing.ts'
import { closeAccountOperation } from '../generated/operations/closeAccount.ts'
import { getClosingOperation } from '../generated/operations/getClosing.ts'
import type { ClosingAnswer, DoneAnswer } from '../generated/schema.ts'
import { bearerOf, codeOf, type Proof } from './proof.ts'

/** Whether the signed-in customer's account is about to close. Retries after a transient failure. */
export const loadClosing: BareApiCall<ClosingAnswer> = bareCall(getClosingOperation, { isSafe: true })

/**
 * Has the signed-in customer's account closed in seven days, and ends their sessions. `invalid` with status
 * 422 and the code `code-wrong`, `code-expired` or `required`. Does not retry: each call counts as a try of a
 * code.
 */
export const closeAccount: ApiCall<{ readonly accountName: string; readonly proof: Proof }, ClosingAnswer> =
  call(closeAccountOperation, {
    send: ({ accountName, proof }) => ({
      bearer: bearerOf(proof),
      body: { accountName, code: codeOf(proof) },
    }),
  })

/**
 * Keeps an account that is about to close. `invalid` with status 409 and the code `closed` once its day has
 * come. Retries after a transient failure.
 */
export const cancelClosing: BareApiCall<DoneAnswer> = bareCall(cancelClosingOperation, { isSafe: true })
