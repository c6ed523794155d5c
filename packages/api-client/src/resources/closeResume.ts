import { type ApiCall, call, readBy } from '../call.ts'
import { resumeOperation } from '../generated/operations/resume.ts'
import { doneAnswerReader } from '../generated/readers/doneAnswerReader.ts'
import type { components, DoneAnswer } from '../generated/schema.ts'

/** The token and the `openId` that the answers were opened with. */
export type CloseResumeRequest = Omit<components['schemas']['CloseResumeRequest'], 'action'>

/** Deletes the answers behind a link from the server, after `openResume`. Retries after a transient failure. */
export const closeResume: ApiCall<CloseResumeRequest, DoneAnswer> = call(
  readBy(doneAnswerReader, resumeOperation),
  { isSafe: true, send: ({ token, openId }) => ({ body: { action: 'close', token, openId } as const }) },
)
