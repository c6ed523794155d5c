import type { SaveTransferRequest } from '@coverkit/core/transfer'
import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { type TransferStatus, transferStatusSchema } from './submittedTransfer.ts'

/** What a save or a submission of a transfer answers once the server has it. */
export interface TransferSaved {
  readonly successful: true
  /** The saved row. */
  readonly id: string
  /** In the order of the policies that were sent, for `mergePolicyIds` of core. */
  readonly policyIds?: string[] | undefined
  /** The first holder, then the second; `contactId` is sent as the holder's id from now on. */
  readonly policyHolders?: { readonly rowId: string | null; readonly contactId: string }[] | undefined
  /** Eight letters and digits to quote; null until it is submitted. */
  readonly reference?: string | null | undefined
  readonly status?: TransferStatus | undefined
  /** An instant, ISO 8601, by the server's clock. */
  readonly receivedAt?: string | undefined
}

const id = z.string().check(z.minLength(1), z.maxLength(100))

const transferSavedSchema: z.ZodMiniType<TransferSaved> = z.object({
  successful: z.literal(true),
  id,
  policyIds: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(50))),
  policyHolders: z.optional(
    z
      .array(z.object({ rowId: z.nullable(z.string().check(z.maxLength(100))), contactId: id }))
      .check(z.maxLength(2)),
  ),
  reference: z.optional(z.nullable(z.string().check(z.regex(/^[AC-HJKMNPQRTV-Y3479]{8}$/)))),
  status: z.optional(transferStatusSchema),
  receivedAt: z.optional(z.iso.datetime({ offset: true })),
})

/**
 * Submits a transfer, or saves it on the way as `saveTransfer` does for an outbox. Not tried again here: the same body with
 * the same `tracking.id` may be sent again. `invalid` with status 422 and the code
 * `unknown` for a policy of somebody else; with 409 `owned` for somebody else's draft, `already-submitted` after the
 * submission.
 */
export function submitTransfer(
  client: ApiClient,
  request: SaveTransferRequest,
  { signal }: CallOptions = {},
): Promise<Result<TransferSaved, ApiError>> {
  return client.request({
    send: (init) => client.http.POST('/api/v1/transferpolicy', { ...init, body: request }),
    schema: transferSavedSchema,
    signal,
  })
}
