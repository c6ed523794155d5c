import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { type Done, doneSchema } from './done.ts'
import type { User } from './loadUser.ts'

/** The fields of a customer to change; what is left out stays. */
export type UserChanges = Partial<Omit<User, 'id' | 'age' | 'version'>>

/** A change of a customer's details. */
export interface UserUpdate {
  readonly changes: UserChanges
  /** That of the customer as it was read; a newer one is a conflict. */
  readonly version?: string | undefined
  /** Ids of policies whose insurers are to be told. */
  readonly notify?: readonly string[]
  /** The code that `sendVerificationCode` mailed: another mobile needs it. */
  readonly code?: string | undefined
  /** A UUID: the same change sent again counts once. */
  readonly key: string
}

/**
 * Changes the signed-in customer's details. `invalid` with status 409 and the code `stale` when something else changed
 * since they were read; with the codes `required`, `code-wrong` or `code-expired` and the field `code` where another mobile
 * came without its code. `busy` with `too-many-tries` or `proof-limit` after too many codes. Not tried again here: send the same `key` again.
 */
export function updateUser(
  client: ApiClient,
  { changes, version, notify = [], code, key }: UserUpdate,
  { signal }: CallOptions = {},
): Promise<Result<Done, ApiError>> {
  return client.request({
    send: (init) =>
      client.http.POST('/api/v1/users/UpdateUser', {
        ...init,
        params: { header: { 'Idempotency-Key': key } },
        body: {
          ...changes,
          ...(version && { version }),
          ...(notify.length > 0 && { notify: [...notify] }),
          ...(code && { code }),
        },
      }),
    schema: doneSchema,
    signal,
  })
}
