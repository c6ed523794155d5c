import { type ApiCall, call } from '../call.ts'
import { claimApplicationOperation } from '../generated/operations/claimApplication.ts'
import type { DoneAnswer } from '../generated/schema.ts'

/**
 * Has a code mailed to the first holder of an application that was made without signing in, named by its
 * reference or its id. The answer is the same where there is none to take in. Does not retry: each call may
 * mail another code.
 */
export const claimApplication: ApiCall<string, DoneAnswer> = call(claimApplicationOperation, {
  send: (id) => ({ params: { path: { id } } }),
})
