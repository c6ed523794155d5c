import { type ApiCall, type BareApiCall, bareCall, call } from '../call.ts'
import { cancelClosingOperation } from '../generated/operations/cancelClosing.ts'
import { closeAccountOperation } from '../generated/operations/closeAccount.ts'
import { getClosingOperation } from '../generated/operations/getClosing.ts'
import type { ClosingAnswer, DoneAnswer } from '../generated/schema.ts'
import { bearerOf, codeOf, type Proof } from './proof.ts'

/** Whether the signed-in customer's account is about to close. Tried again after a failure that may pass. */
export const loadClosing: BareApiCall<ClosingAnswer> = bareCall(getClosingOperation, { isSafe: true })

/**
 * Has the signed-in customer's account closed in seven days, and ends their sessions. `invalid` with status 422 and the
 * code `code-wrong`, `code-expired` or `required`. Not tried again here: each call is one of the tries of a code.
 */
export const closeAccount: ApiCall<{ readonly accountName: string; readonly proof: Proof }, ClosingAnswer> =
  call(closeAccountOperation, {
    send: ({ accountName, proof }) => ({
      bearer: bearerOf(proof),
      body: { accountName, code: codeOf(proof) },
    }),
  })

/**
 * Keeps an account that is about to close. `invalid` with status 409 and the code `closed` once its day has come. Tried
 * again after a failure that may pass.
 */
export const cancelClosing: BareApiCall<DoneAnswer> = bareCall(cancelClosingOperation, { isSafe: true })
