import { FLOWS, flowsWith } from '@coverkit/core'
import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { components } from '../generated/schema.ts'
import type { Result } from '../Result.ts'

/** The flows whose drafts follow a customer to another device. */
export type FlowName = components['schemas']['FlowName']

/**
 * A draft as the account holds it. `rev` rises with every edit, `version` is that of the flow's answers, `attempt` tells
 * one run through the flow from the next. Times are instants, ISO 8601, by the server's clock.
 */
export interface AccountDraft {
  readonly flow: FlowName
  readonly rev: number
  readonly version: number
  readonly attempt: string
  /** Not checked beyond being an object: the flow migrates and parses them. */
  readonly answers: Readonly<Record<string, unknown>>
  readonly savedAt: string
  readonly expiresAt: string
}

const atLeastOne = z.int().check(z.minimum(1))

const accountDraftSchema: z.ZodMiniType<AccountDraft> = z.object({
  flow: z.enum(flowsWith(FLOWS, 'isInAccount')),
  rev: atLeastOne,
  version: atLeastOne,
  attempt: z.string().check(z.minLength(1)),
  answers: z.record(z.string(), z.unknown()),
  savedAt: z.iso.datetime({ offset: true }),
  expiresAt: z.iso.datetime({ offset: true }),
})

const draftAnswerSchema = z.object({ draft: z.nullable(accountDraftSchema) })

/** The signed-in customer's latest draft of a flow; null where there is none. Tried again after a failure that may pass. */
export function loadAccountDraft(
  client: ApiClient,
  flow: FlowName,
  { signal }: CallOptions = {},
): Promise<Result<{ readonly draft: AccountDraft | null }, ApiError>> {
  return client.request({
    send: (init) => client.http.GET('/api/v1/drafts/{flow}', { ...init, params: { path: { flow } } }),
    schema: draftAnswerSchema,
    safe: true,
    signal,
  })
}
