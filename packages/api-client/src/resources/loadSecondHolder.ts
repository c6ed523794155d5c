import type { SavedPolicyHolder } from '@coverkit/core'
import { type BareApiCall, bareCall } from '../call.ts'
import { getSecondPolicyHolderOperation } from '../generated/operations/getSecondPolicyHolder.ts'

/**
 * The second policy holder that the signed-in customer's account holds, for core's `holderFromSaved`;
 * `not-found` where there is none. Retries after a transient failure.
 */
export const loadSecondHolder: BareApiCall<SavedPolicyHolder> = bareCall(getSecondPolicyHolderOperation, {
  isSafe: true,
})
