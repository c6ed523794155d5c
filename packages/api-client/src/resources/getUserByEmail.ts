import { type ApiCall, andThen, call } from '../call.ts'
import { getUserByEmailOperation } from '../generated/operations/getUserByEmail.ts'
import type { User } from '../generated/schema.ts'
import { success } from '../Result.ts'

/**
 * Reads the details of the signed-in customer by their own address. Null for every other address, known or
 * not, so as not to reveal who is a customer. Retries after a transient failure.
 */
export const getUserByEmail: ApiCall<string, User | null> = andThen(
  call(getUserByEmailOperation, {
    isSafe: true,
    send: (email: string) => ({ params: { query: { email } } }),
  }),
  // Either the customer's fields themselves, or a field of ours that holds them.
  (answer) => success('id' in answer ? answer : (answer.user ?? null)),
)
