import { type ApiCall, call } from '../call.ts'
import { updateUserOperation } from '../generated/operations/updateUser.ts'
import type { DoneAnswer, User } from '../generated/schema.ts'

/** The fields of a customer to change; what is left out stays. */
export type UserChanges = Partial<Omit<User, 'id' | 'age' | 'version'>>

/** A change of a customer's details. */
export interface UserUpdate {
  readonly changes: UserChanges
  /** That of the customer as it was read; a newer one is a conflict. */
  readonly version?: string | undefined
  /** Ids of policies whose insurers are to be notified. */
  readonly notify?: readonly string[]
  /** The code that `sendVerificationCode` mailed: another mobile needs it. */
  readonly code?: string | undefined
  /** A UUID: the same change sent again counts once. */
  readonly key: string
}

/**
 * Changes the signed-in customer's details. `invalid` with status 409 and the code `stale` when something
 * else changed since they were read; with the codes `required`, `code-wrong` or `code-expired` and the field
 * `code` where another mobile came without its code. `busy` with `too-many-tries` or `proof-limit` after too
 * many codes. Does not retry: the caller may send the same `key` again.
 */
export const updateUser: ApiCall<UserUpdate, DoneAnswer> = call(updateUserOperation, {
  send: ({ changes, version, notify = [], code, key }) => ({
    params: { header: { 'Idempotency-Key': key } },
    body: {
      ...changes,
      ...(version && { version }),
      ...(notify.length > 0 && { notify }),
      ...(code && { code }),
    },
  }),
})
