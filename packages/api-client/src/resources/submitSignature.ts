import { type ApiCall, call } from '../call.ts'
import { submitSignatureOperation } from '../generated/operations/submitSignature.ts'
import type { SignedAnswer, SignRequest } from '../generated/schema.ts'

/**
 * Signs as the second policy holder. The same request gets the same answer for an hour, so it is retried
 * after a transient failure. `invalid` with the code `match` for another name, `outdated` for declarations of
 * another version, `secret-expired`, `required`, or of the link `unknown` or `signed`.
 */
export const submitSignature: ApiCall<SignRequest, SignedAnswer> = call(submitSignatureOperation, {
  isSafe: true,
  isAnonymous: true,
})
