import { type ApiCall, call, readBy } from '../call.ts'
import { resumeOperation } from '../generated/operations/resume.ts'
import { doneAnswerReader } from '../generated/readers/doneAnswerReader.ts'
import type { DoneAnswer } from '../generated/schema.ts'

/**
 * Mails a code of six digits to the address that got the link: single use, 10 minutes, 5 tries. A success
 * says nothing of the token. `busy` with the code `code-limit` when a link had all its codes. Does not retry.
 *
 * @param token what follows `#` in the link
 */
export const sendResumeCode: ApiCall<string, DoneAnswer> = call(readBy(doneAnswerReader, resumeOperation), {
  send: (token) => ({ body: { action: 'send-code', token } as const }),
})
