import { type ApiCall, call, type ProvedCallOptions } from '../call.ts'
import { requestNominationOperation } from '../generated/operations/requestNomination.ts'
import type { NominationAnswer, NominationChange } from '../generated/schema.ts'

/**
 * Asks for other beneficiaries of a policy. Does not retry: the caller may send the same body again with the same `key`,
 * and gets the same answer. `invalid` with status 422 and the code `proof-required` without a proof.
 */
export const requestNomination: ApiCall<NominationChange, NominationAnswer, ProvedCallOptions> =
  call(requestNominationOperation)
