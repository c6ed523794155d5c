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
 * Takes an application into the signed-in customer's account. Whatever was wrong is `invalid` with status 422 and the code
 * `code-refused`. Not tried again here: each call is one of the tries of a code.
 */
export const confirmClaim: ApiCall<ClaimConfirmation, SubmittedApplication> = call(confirmClaimOperation, {
  send: ({ reference, code }) => ({ path: { id: reference }, body: { code } }),
})
