import { emptyHolder } from '../application/holderFields.ts'
import { policyFields, type TransferPolicy } from './policyFields.ts'
import type { TransferAnswers } from './types.ts'

/** A policy of which nothing is answered. */
export const emptyTransferPolicy = (id: string): TransferPolicy => ({ ...policyFields.empty, id })

/** A transfer in which nothing is answered, of one policy holder and one policy under the row ids given. */
export function emptyTransfer(holderId: string, policyId: string): TransferAnswers {
  return {
    holders: [emptyHolder(holderId)],
    removedHolder: null,
    policies: [emptyTransferPolicy(policyId)],
    removedPolicies: [],
    acceptedTermsAndConditions: false,
    declarations: [],
  }
}
