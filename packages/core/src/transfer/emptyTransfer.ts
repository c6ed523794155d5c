import { emptyHolder } from '../application/emptyApplication.ts'
import type { TransferAnswers, TransferPolicy } from './types.ts'

/** A policy of which nothing is answered. */
export function emptyTransferPolicy(id: string): TransferPolicy {
  return {
    id,
    policyId: null,
    insurerCode: null,
    policyNumber: null,
    numberUnknown: false,
    name: null,
    covers: [],
    fileNumber: null,
  }
}

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
