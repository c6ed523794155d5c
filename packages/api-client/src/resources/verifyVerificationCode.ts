import { type ApiCall, call } from '../call.ts'
import { verifyVerificationCodeOperation } from '../generated/operations/verifyVerificationCode.ts'
import type { DoneAnswer } from '../generated/schema.ts'

/**
 * Checks the code that `sendVerificationCode` mailed, which proves the customer's session for five minutes. `invalid` with
 * status 422 and the code `code-wrong` or `code-expired`; `busy` with `too-many-tries` or `proof-limit`. Does not retry:
 * each call counts as a try.
 */
export const verifyVerificationCode: ApiCall<string, DoneAnswer> = call(verifyVerificationCodeOperation, {
  send: (verificationcode) => ({ params: { query: { verificationcode } } }),
})
