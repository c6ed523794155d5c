import { type ApiCall, andThen, call, readBy } from '../call.ts'
import { resumeOperation } from '../generated/operations/resume.ts'
import { resumeOpenAnswerReader } from '../generated/readers/resumeOpenAnswerReader.ts'
import type { components, ResumedDraft } from '../generated/schema.ts'
import { success } from '../Result.ts'

/** `openId` is a UUID that the page makes: with it, and only with it, the page may ask a second time. */
export type OpenResumeRequest = Omit<components['schemas']['OpenResumeRequest'], 'action'>

/**
 * Hands over the answers behind a link. Any wrong, used or old code or token is `invalid` with the code
 * `code-refused`. Once they are kept on the device, call `closeResume`. Retries after a transient failure.
 */
export const openResume: ApiCall<OpenResumeRequest, ResumedDraft> = andThen(
  call(readBy(resumeOpenAnswerReader, resumeOperation), {
    isSafe: true,
    send: (request: OpenResumeRequest) => ({ body: { action: 'open', ...request } as const }),
  }),
  ({ draft }) => success(draft),
)
