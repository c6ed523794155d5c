import type { SavedPolicy } from '@coverkit/core/policies'
import { type BareApiCall, bareCall } from '../call.ts'
import { listPoliciesOperation } from '../generated/operations/listPolicies.ts'

/**
 * The policies that the signed-in customer has, the latest start first; `policyFromSaved` of core reads one.
 * A list in which one policy is malformed is `unreadable`, never half a list. Retries after a transient
 * failure.
 */
export const listPolicies: BareApiCall<readonly SavedPolicy[]> = bareCall(listPoliciesOperation, {
  isSafe: true,
})
