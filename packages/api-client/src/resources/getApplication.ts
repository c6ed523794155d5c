import { type ApiCall, call } from '../call.ts'
import { getApplicationOperation } from '../generated/operations/getApplication.ts'
import type { SubmittedApplication } from '../generated/schema.ts'
import type { ApplicationKey } from './applicationKey.ts'

/**
 * Reads a submitted application back. Retries after a transient failure. Returns `not-found` for an
 * application that is unknown, another customer's or not submitted, and for a wrong secret.
 */
export const getApplication: ApiCall<ApplicationKey, SubmittedApplication> = call(getApplicationOperation, {
  isSafe: true,
  send: ({ id, secret }) => ({ params: { path: { id } }, bearer: secret }),
})
