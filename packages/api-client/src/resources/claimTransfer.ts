import { type ApiCall, call } from '../call.ts'
import { claimTransferOperation } from '../generated/operations/claimTransfer.ts'
import type { DoneAnswer } from '../generated/schema.ts'

/**
 * Has a code mailed to the first holder of a transfer that was made without signing in, named by its
 * reference or its id. The answer is the same where there is none to take in. Does not retry: each call may
 * mail another code.
 */
export const claimTransfer: ApiCall<string, DoneAnswer> = call(claimTransferOperation, {
  send: (id) => ({ params: { path: { id } } }),
})
