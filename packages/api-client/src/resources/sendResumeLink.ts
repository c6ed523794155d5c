import { type ApiCall, call, readBy } from '../call.ts'
import { resumeOperation } from '../generated/operations/resume.ts'
import { resumeLinkAnswerReader } from '../generated/readers/resumeLinkAnswerReader.ts'
import type { components, ResumeLinkAnswer } from '../generated/schema.ts'

/**
 * Answers to go on with later, and the address that gets the link. `consent.accepted` must be true, `consent.text` is
 * what the visitor agreed to, word for word. Answers of health questions are refused.
 */
export type ResumeLinkRequest = Omit<components['schemas']['SendResumeLinkRequest'], 'action'>

/**
 * Stores the answers on the server for 7 days and mails a link to them. `busy` with the code `mail-limit`
 * when too much was mailed. Does not retry: the caller may send the same body with the same `tracking.id`
 * again, and mails once.
 */
export const sendResumeLink: ApiCall<ResumeLinkRequest, ResumeLinkAnswer> = call(
  readBy(resumeLinkAnswerReader, resumeOperation),
  { send: (request) => ({ body: { action: 'send-link', ...request } as const }) },
)
