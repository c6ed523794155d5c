import { type ApiCall, call } from '../call.ts'
import { getDisclosuresOperation } from '../generated/operations/getDisclosures.ts'
import type { Disclosures } from '../generated/schema.ts'
import type { ApplicationKey } from './applicationKey.ts'

/**
 * Reads what was disclosed in a submitted application, `secret` being that of the submission where nobody is signed in.
 * Tried again after a failure that may pass. What is unknown, somebody else's or not submitted is `not-found`. For
 * insurers' systems, which take FHIR (`Accept: application/fhir+json`), and for tests: customers' screens show no outcome.
 */
export const getDisclosures: ApiCall<ApplicationKey, Disclosures> = call(getDisclosuresOperation, {
  isSafe: true,
  send: ({ id, secret }) => ({ path: { id }, bearer: secret }),
})
