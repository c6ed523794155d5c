import { FLOWS, flowsWith } from '@coverkit/core'
import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import type { FlowName } from './loadAccountDraft.ts'

/** A draft that the account keeps, without its answers. Times are instants, ISO 8601, by the server's clock. */
export interface ListedAccountDraft {
  readonly flow: FlowName
  /** The step where the customer left off; null when the answers tell of none. */
  readonly furthest: string | null
  readonly savedAt: string
  readonly expiresAt: string
}

/** The last saved first, one for each flow that has any. */
export interface AccountDrafts {
  readonly drafts: readonly ListedAccountDraft[]
}

const accountDraftsSchema: z.ZodMiniType<AccountDrafts> = z.object({
  drafts: z
    .array(
      z.object({
        flow: z.enum(flowsWith(FLOWS, 'isInAccount')),
        furthest: z.nullable(z.string().check(z.regex(/^[a-z][a-z-]{0,59}$/))),
        savedAt: z.iso.datetime({ offset: true }),
        expiresAt: z.iso.datetime({ offset: true }),
      }),
    )
    .check(z.maxLength(20)),
})

/** What the signed-in customer can go on with, on whatever device. Tried again after a failure that may pass. */
export function listAccountDrafts(
  client: ApiClient,
  { signal }: CallOptions = {},
): Promise<Result<AccountDrafts, ApiError>> {
  return client.request({
    send: (init) => client.http.GET('/api/v1/drafts', { ...init }),
    schema: accountDraftsSchema,
    safe: true,
    signal,
  })
}
