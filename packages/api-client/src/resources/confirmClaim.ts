import { type ApiCall, call } from '../call.ts'
import { confirmClaimOperation } from '../generated/operations/confirmClaim.ts'
import type { SubmittedApplication } from '../generated/schema.ts'

/** An application to take into the account, and the code that was mailed to its first holder. */
export interface ClaimConfirmation {
  /** The reference or the id, as the code was asked for. */
  readonly reference: string
  /** Six digits. */
  readonly code: string
}

/**
 * Takes an application into the signed-in customer's account. Any mistake is `invalid` with status 422 and
 * the code `code-refused`. Does not retry: each call counts as a try of a code.
 */
export const confirmClaim: ApiCall<ClaimConfirmation, SubmittedApplication> = call(confirmClaimOperation, {
  send: ({ reference, code }) => ({ params: { path: { id: reference } }, body: { code } }),
})
