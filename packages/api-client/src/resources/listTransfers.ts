import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { type SubmittedTransfer, submittedTransferSchema } from './submittedTransfer.ts'

/** Newest first, at most 50. */
export interface SubmittedTransfers {
  readonly transfers: readonly SubmittedTransfer[]
}

const submittedTransfersSchema: z.ZodMiniType<SubmittedTransfers> = z.object({
  transfers: z.array(submittedTransferSchema).check(z.maxLength(50)),
})

/** The signed-in customer's submitted transfers. Tried again after a failure that may pass. */
export function listTransfers(
  client: ApiClient,
  { signal }: CallOptions = {},
): Promise<Result<SubmittedTransfers, ApiError>> {
  return client.request({
    send: (init) => client.http.GET('/api/v1/transfers', { ...init }),
    schema: submittedTransfersSchema,
    safe: true,
    signal,
  })
}
