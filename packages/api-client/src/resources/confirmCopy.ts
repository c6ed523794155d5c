import { type ApiCall, call } from '../call.ts'
import { confirmCopyOperation } from '../generated/operations/confirmCopy.ts'
import type { ApplicationCopy } from '../generated/schema.ts'
import type { CopyLink } from './requestCopyCode.ts'

/** The code and the date of birth that together open the copy of an application. */
export interface CopyConfirmation extends CopyLink {
  /** Six digits. */
  readonly code: string
  /** The first policy holder's, `YYYY-MM-DD`. */
  readonly dateOfBirth: string
}

/**
 * Opens the copy of an application. Any mistake is `invalid` with status 422 and the code `code-refused`.
 * Does not retry: a code works once, and each call counts as a try.
 */
export const confirmCopy: ApiCall<CopyConfirmation, ApplicationCopy> = call(confirmCopyOperation, {
  isAnonymous: true,
  send: ({ id, ...body }) => ({ params: { path: { id } }, body }),
})
