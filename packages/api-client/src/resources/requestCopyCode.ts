import { type ApiCall, call } from '../call.ts'
import { requestCopyCodeOperation } from '../generated/operations/requestCopyCode.ts'
import type { DoneAnswer } from '../generated/schema.ts'

/** A submitted application by its `id`, and the brand on whose site its link was opened. */
export interface CopyLink {
  readonly id: string
  readonly accountName: string
}

/**
 * Has a code of six digits mailed to the first holder's address in an application. The answer is the same
 * where there is no such application. Does not retry: each call mails another code, which invalidates the
 * previous one.
 */
export const requestCopyCode: ApiCall<CopyLink, DoneAnswer> = call(requestCopyCodeOperation, {
  isAnonymous: true,
  send: ({ id, accountName }) => ({ params: { path: { id } }, body: { accountName } }),
})
