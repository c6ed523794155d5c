import { type ApiCall, call } from '../call.ts'
import { confirmTransferClaimOperation } from '../generated/operations/confirmTransferClaim.ts'
import type { SubmittedTransfer } from '../generated/schema.ts'
import type { ClaimConfirmation } from './confirmClaim.ts'

/**
 * Takes a transfer and its policies into the signed-in customer's account. Any mistake is `invalid` with
 * status 422 and the code `code-refused`. Does not retry: each call counts as a try of a code.
 */
export const confirmTransferClaim: ApiCall<ClaimConfirmation, SubmittedTransfer> = call(
  confirmTransferClaimOperation,
  { send: ({ reference, code }) => ({ params: { path: { id: reference } }, body: { code } }) },
)
