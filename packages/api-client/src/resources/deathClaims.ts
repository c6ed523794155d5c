import { type ApiCall, call, type KeyedCallOptions } from '../call.ts'
import { lodgeDeathClaimOperation } from '../generated/operations/lodgeDeathClaim.ts'
import { sendDeathClaimCodeOperation } from '../generated/operations/sendDeathClaimCode.ts'
import type {
  DeathClaimAnswer,
  DeathClaimCodeRequest,
  DeathClaimRequest,
  DoneAnswer,
} from '../generated/schema.ts'

/** Mails a code to the address of a claimant without an account. Does not retry. */
export const sendDeathClaimCode: ApiCall<DeathClaimCodeRequest, DoneAnswer> =
  call(sendDeathClaimCodeOperation)

/**
 * Files a claim for a person who died; core's `deathClaimRequest` builds the body, but for the mailed code. Does not retry: the
 * caller may send the same body again with the same `key`, and gets the same answer. `invalid` with status 422 and the code
 * `code-refused` for a code that is not the mailed one.
 */
export const lodgeDeathClaim: ApiCall<DeathClaimRequest, DeathClaimAnswer, KeyedCallOptions> =
  call(lodgeDeathClaimOperation)
