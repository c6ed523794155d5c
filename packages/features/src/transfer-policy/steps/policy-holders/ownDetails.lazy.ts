import {
  type ApiClient,
  type ApiError,
  type CallOptions,
  getUserByEmail,
  type Result,
  type User,
} from '@coverkit/api-client'
import type { PageServices } from '#common/page-services/index.ts'

/**
 * Reads the signed-in customer's details by their session's email address. A typed address is never looked up: the
 * answer would tell any visitor whether it is a customer's.
 */
export const ownDetails =
  ({ identity }: Pick<PageServices, 'identity'>) =>
  async (client: ApiClient, options: CallOptions): Promise<Result<User, ApiError>> => {
    const state = (await identity())?.session.getState()
    if (!state || !('user' in state)) return { ok: false, error: { kind: 'not-found' } }
    const found = await getUserByEmail(client, state.user.email, options)
    if (!found.ok) return found
    return found.value ? { ok: true, value: found.value } : { ok: false, error: { kind: 'not-found' } }
  }
