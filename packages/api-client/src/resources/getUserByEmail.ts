import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { type User, userSchema } from './loadUser.ts'

const answerSchema: z.ZodMiniType<{ readonly successful: true; readonly user: User | null }> = z.object({
  successful: z.literal(true),
  user: z.nullable(userSchema),
})

/**
 * The details of the signed-in customer by their own address. Null for every other address, known or not, so that nobody
 * learns who is a customer. Tried again after a failure that may pass.
 */
export async function getUserByEmail(
  client: ApiClient,
  email: string,
  { signal }: CallOptions = {},
): Promise<Result<User | null, ApiError>> {
  const answer = await client.request({
    send: (init) =>
      client.http.GET('/api/v1/transferpolicy/GetUserdetailsByEmail', {
        ...init,
        params: { query: { email } },
      }),
    schema: answerSchema,
    safe: true,
    signal,
  })
  return answer.ok ? { ok: true, value: answer.value.user } : answer
}
