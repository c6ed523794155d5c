import { type BareApiCall, bareCall } from '../call.ts'
import { getUserOperation } from '../generated/operations/getUser.ts'
import type { User } from '../generated/schema.ts'

/** The customer whom the token names; fields that are missing are null. Retries after a transient failure. */
export const loadUser: BareApiCall<User> = bareCall(getUserOperation, { isSafe: true })
