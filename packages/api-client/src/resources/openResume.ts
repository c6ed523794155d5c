import { FLOWS, flowsWith } from '@coverkit/core'
import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { components } from '../generated/schema.ts'
import type { Result } from '../Result.ts'

/** `openId` is a UUID that the page makes: with it, and only with it, the page may ask a second time. */
export type OpenResumeRequest = Omit<components['schemas']['OpenResumeRequest'], 'action'>

/** The flows that can be continued from a mailed link. */
export type ResumeFlow = components['schemas']['ResumeFlow']

/** Answers that were kept for a link. `savedAt` is an instant, ISO 8601. */
export interface ResumedDraft {
  readonly flow: ResumeFlow
  /** Of the flow's answers, for their migration. */
  readonly version: number
  /** Tells one run through the flow from the next. */
  readonly attempt: string
  /** Not checked beyond being an object: the flow migrates and parses them. */
  readonly answers: Readonly<Record<string, unknown>>
  readonly savedAt: string
}

const openedSchema: z.ZodMiniType<{ draft: ResumedDraft }> = z.object({
  successful: z.literal(true),
  draft: z.object({
    flow: z.enum(flowsWith(FLOWS, 'isMailable')),
    version: z.int().check(z.minimum(1)),
    attempt: z.string().check(z.minLength(1)),
    answers: z.record(z.string(), z.unknown()),
    savedAt: z.iso.datetime({ offset: true }),
  }),
})

/**
 * Hands over the answers behind a link. Any wrong, used or old code or token is `invalid` with the code `code-refused`.
 * Once they are kept on the device, call `closeResume`. Tried again after a failure that may pass.
 */
export async function openResume(
  client: ApiClient,
  request: OpenResumeRequest,
  { signal }: CallOptions = {},
): Promise<Result<ResumedDraft, ApiError>> {
  const result = await client.request({
    send: (init) => client.http.POST('/api/v1/resume', { ...init, body: { action: 'open', ...request } }),
    schema: openedSchema,
    safe: true,
    signal,
  })
  return result.ok ? { ok: true, value: result.value.draft } : result
}
