import { type ApiCall, call } from '../call.ts'
import { getApplicationOperation } from '../generated/operations/getApplication.ts'
import type { SubmittedApplication } from '../generated/schema.ts'
import type { ApplicationKey } from './applicationKey.ts'

/**
 * Reads a submitted application back. Tried again after a failure that may pass. What is unknown, somebody else's or not
 * submitted is `not-found`, and so is another secret.
 */
export const getApplication: ApiCall<ApplicationKey, SubmittedApplication> = call(getApplicationOperation, {
  isSafe: true,
  send: ({ id, secret }) => ({ path: { id }, bearer: secret }),
})
