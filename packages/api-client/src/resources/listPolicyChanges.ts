import { type BareApiCall, bareCall } from '../call.ts'
import { listPolicyChangesOperation } from '../generated/operations/listPolicyChanges.ts'
import type { PolicyChanges } from '../generated/schema.ts'

/** The changes of cover that the signed-in customer asked for. Retries after a transient failure. */
export const listPolicyChanges: BareApiCall<PolicyChanges> = bareCall(listPolicyChangesOperation, {
  isSafe: true,
})
