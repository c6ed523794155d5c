import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import { readText } from '../http/readAnswer.ts'
import type { Result } from '../Result.ts'
import { type TransferredPolicy, transferredPolicySchema } from './transferredPolicy.ts'

/** Most policies of one answer. */
const MOST = 1000

const answerSchema: z.ZodMiniType<{ readonly successful: true; readonly data: string }> = z.object({
  successful: z.literal(true),
  data: z.string(),
})

const policiesSchema: z.ZodMiniType<TransferredPolicy[]> = z
  .array(transferredPolicySchema)
  .check(z.maxLength(MOST))

/**
 * The policies that the signed-in customer asked to transfer, discontinued ones included. The answer has them as JSON in a
 * string: one that is malformed, or in which one policy is, is `unreadable`, never half a list. Tried again after a failure
 * that may pass.
 */
export async function listTransferPolicies(
  client: ApiClient,
  { signal }: CallOptions = {},
): Promise<Result<readonly TransferredPolicy[], ApiError>> {
  const answer = await client.request({
    send: (init) => client.http.GET('/api/v1/transferpolicy/PoliciesList', { ...init }),
    schema: answerSchema,
    safe: true,
    signal,
  })
  return answer.ok ? readText(policiesSchema, answer.value.data) : answer
}
