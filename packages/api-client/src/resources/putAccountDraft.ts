import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { components } from '../generated/schema.ts'
import type { Result } from '../Result.ts'
import type { FlowName } from './loadAccountDraft.ts'

/** A revision of a draft. `rev` is above `baseRev`, the stored revision that the edit started from; null for none. */
export type AccountDraftRequest = components['schemas']['DraftRequest']

/** What the account holds now. Times are instants, ISO 8601, by the server's clock. */
export interface AccountDraftSaved {
  readonly successful: true
  /** The revision that is stored now. */
  readonly rev: number
  readonly savedAt: string
  /** When the account forgets the draft unless it is edited. */
  readonly expiresAt: string
}

const accountDraftSavedSchema: z.ZodMiniType<AccountDraftSaved> = z.object({
  successful: z.literal(true),
  rev: z.int().check(z.minimum(1)),
  savedAt: z.iso.datetime({ offset: true }),
  expiresAt: z.iso.datetime({ offset: true }),
})

/**
 * Keeps a revision of a draft with the signed-in customer's account. Not tried again here: the same body with the same
 * `tracking.id` may be sent again.
 *
 * Where another revision is stored than `baseRev`, nothing is kept and the error is `invalid` with status 409 and `head`,
 * what is stored. To overwrite it, after the customer chose so, send again with `baseRev` of the head.
 */
export function putAccountDraft(
  client: ApiClient,
  flow: FlowName,
  request: AccountDraftRequest,
  { signal }: CallOptions = {},
): Promise<Result<AccountDraftSaved, ApiError>> {
  return client.request({
    send: (init) =>
      client.http.PUT('/api/v1/drafts/{flow}', { ...init, params: { path: { flow } }, body: request }),
    schema: accountDraftSavedSchema,
    signal,
  })
}
