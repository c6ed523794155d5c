import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { components } from '../generated/schema.ts'
import type { Result } from '../Result.ts'

/**
 * Answers to go on with later, and the address that gets the link. `consent.accepted` must be true, `consent.text` is
 * what the visitor agreed to, word for word. Answers of health questions are refused.
 */
export type ResumeLinkRequest = Omit<components['schemas']['SendResumeLinkRequest'], 'action'>

/** The link was mailed. */
export interface ResumeLinkSent {
  readonly successful: true
  /** When the link ends and the answers are deleted: an instant, ISO 8601. */
  readonly expiresAt: string
}

const resumeLinkSentSchema: z.ZodMiniType<ResumeLinkSent> = z.object({
  successful: z.literal(true),
  expiresAt: z.iso.datetime({ offset: true }),
})

/**
 * Keeps the answers on the server for 7 days and mails a link to them. `busy` with the code `mail-limit` when too much was
 * mailed. Not tried again here: the same body with the same `tracking.id` may be sent again, and mails once.
 */
export function sendResumeLink(
  client: ApiClient,
  request: ResumeLinkRequest,
  { signal }: CallOptions = {},
): Promise<Result<ResumeLinkSent, ApiError>> {
  return client.request({
    send: (init) =>
      client.http.POST('/api/v1/resume', { ...init, body: { action: 'send-link', ...request } }),
    schema: resumeLinkSentSchema,
    signal,
  })
}
