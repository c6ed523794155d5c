import { type BareApiCall, bareCall } from '../call.ts'
import { listNominationsOperation } from '../generated/operations/listNominations.ts'
import type { NominationsAnswer } from '../generated/schema.ts'

/** Reads the beneficiaries of each policy of the signed-in customer, and requests since. Retries after a transient failure. */
export const listNominations: BareApiCall<NominationsAnswer> = bareCall(listNominationsOperation, {
  isSafe: true,
})
