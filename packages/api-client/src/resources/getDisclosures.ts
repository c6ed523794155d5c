import { type ApiCall, call } from '../call.ts'
import { getDisclosuresOperation } from '../generated/operations/getDisclosures.ts'
import type { Disclosures } from '../generated/schema.ts'
import type { ApplicationKey } from './applicationKey.ts'

/**
 * Reads the disclosures of a submitted application; pass the submission's `secret` if no customer is signed
 * in. Retries after a transient failure. Returns `not-found` for an application that is unknown, another
 * customer's or not submitted. For insurers' systems, which take FHIR (`Accept: application/fhir+json`), and
 * for tests: customers' screens show no outcome.
 */
export const getDisclosures: ApiCall<ApplicationKey, Disclosures> = call(getDisclosuresOperation, {
  isSafe: true,
  send: ({ id, secret }) => ({ params: { path: { id } }, bearer: secret }),
})
